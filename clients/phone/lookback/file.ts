// A record becomes a file on the phone.
import type { Record } from "../../shared/wire";

/** A minute is long enough for a browser that asks where to put it. */
const FORGET_MS = 60_000;

export function save(record: Record): void {
  const address = URL.createObjectURL(new Blob([record.text], { type: "application/x-ndjson" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = record.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), FORGET_MS);
}

// Random ids, and the owner's key that a start link carries.
import { keep, kept } from "./storage";

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** 22 letters from the browser's cryptographic source: 132 bits. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(22));
  return Array.from(bytes, (byte) => LETTERS[byte & 63]).join("");
}

/** The owner's key of a link `…#owner=KEY`: taken out of the address bar and kept for this browser. */
export function ownerKey(): string | null {
  const given = /[#&]owner=([A-Za-z0-9_-]{16,128})/.exec(window.location.hash)?.[1];
  if (given === undefined) return kept("owner");
  keep("owner", given);
  window.history.replaceState(window.history.state, "", window.location.pathname + window.location.search);
  return given;
}

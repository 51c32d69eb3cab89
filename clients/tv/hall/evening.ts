// Which evening this screen shows, where a house has many: its code, remembered by this browser.
import { keep, kept } from "../../shared/storage";

const NAME = "evening";

/** The code of a link `…/#code=CODE`, else the one that is remembered; null: none yet. */
export function eveningCode(): string | null {
  const given = /[#&]code=([A-Za-z]{1,8})(?:&|$)/.exec(window.location.hash)?.[1];
  if (given === undefined) return kept(NAME);
  showEvening(given);
  window.history.replaceState(window.history.state, "", window.location.pathname + window.location.search);
  return given;
}

/** From now on this screen shows the evening of that code; null: none. */
export function showEvening(code: string | null): void {
  keep(NAME, code);
}

/** Whether this screen chose its evening: then it may choose another one. */
export function hasChosen(): boolean {
  return kept(NAME) !== null;
}

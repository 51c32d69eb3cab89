// Whether this device lies in a hand: whoever types the house's address into a phone wants to play, not to watch.
import { keep, kept } from "../../shared/storage";

const NAME = "screen.stays";

/** No television is touched and so small; a tablet may well be the screen. */
const IN_A_HAND =
  "(pointer: coarse) and (max-width: 600px), (pointer: coarse) and (max-height: 450px) and (max-width: 950px)";

/** Whether to ask for the code; not where somebody has said that this is the screen. */
export function isHeld(
  matches: (query: string) => boolean = (query) => window.matchMedia(query).matches,
): boolean {
  return kept(NAME) === null && matches(IN_A_HAND);
}

/** This device is a screen from now on, however small. */
export function stayScreen(): void {
  keep(NAME, "yes");
}

// Whether the line for learners is wanted, remembered in this browser.
import { createSignal } from "solid-js";
import { keep, kept } from "../../../shared/storage";

const NAME = "lucky_shutdown.guide";
const [guided, setGuided] = createSignal(kept(NAME) !== "off");

/** A signal. */
export { guided };

export function wantGuide(wanted: boolean): void {
  keep(NAME, wanted ? null : "off");
  setGuided(wanted);
}

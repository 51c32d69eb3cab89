// Whether the lines for learners are wanted, in every game alike; on until somebody switches them off in this browser.
import { createSignal } from "solid-js";
import { keep, kept } from "../../shared/storage";

const NAME = "learner";
const [learning, setLearning] = createSignal(kept(NAME) !== "off");

/** A signal. */
export { learning };

export function switchLearning(): void {
  keep(NAME, learning() ? "off" : null);
  setLearning(!learning());
}

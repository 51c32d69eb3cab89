// The little switch that puts the lines for learners away and brings them back.
import type { JSX } from "solid-js";
import { say } from "../words";
import { learning, switchLearning } from "./learning";
import "./learner.css";

export function LearnerSwitch(): JSX.Element {
  return (
    <button
      type="button"
      class="learner-switch"
      aria-pressed={learning()}
      aria-label={say("learner.name")}
      onClick={switchLearning}
    >
      <span>{say("learner.switch")}</span>
    </button>
  );
}

// The switch with a sentence that says what it switches, for the paper with the rules.
import type { JSX } from "solid-js";
import { say } from "../words";
import { LearnerSwitch } from "./LearnerSwitch";
import "./learner.css";

export function LearnerRow(): JSX.Element {
  return (
    <div class="learner-row">
      <p>{say("learner.rules")}</p>
      <LearnerSwitch />
    </div>
  );
}

// A number with a button on either side.
import type { JSX } from "solid-js";
import "./form.css";

export interface StepperProps {
  /** What the number is; read aloud. */
  label: string;
  /** What is shown for it. */
  shown: string;
  less: string;
  more: string;
  atLeast: boolean;
  atMost: boolean;
  step: (by: -1 | 1) => void;
}

export function Stepper(props: StepperProps): JSX.Element {
  return (
    <section class="stepper" aria-label={props.label}>
      <button
        type="button"
        class="stepper-button"
        aria-label={props.less}
        disabled={props.atLeast}
        onClick={() => props.step(-1)}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M5 12h14" />
        </svg>
      </button>
      <output class="stepper-value" aria-live="polite">
        {props.shown}
      </output>
      <button
        type="button"
        class="stepper-button"
        aria-label={props.more}
        disabled={props.atMost}
        onClick={() => props.step(1)}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 5v14M5 12h14" />
        </svg>
      </button>
    </section>
  );
}

// The way through a game: a slider for anywhere, buttons for the next step, turn and deal.
import type { JSX } from "solid-js";
import type { Moment } from "../../shared/wire";
import { type LookBackText, say } from "../../shared/lookback/words";

const ARROWS = {
  "deal.before": "M5 5v14M19 5l-9 7l9 7z",
  "own.before": "M12 5l-9 7l9 7zM21 5l-9 7l9 7z",
  back: "M17 5l-10 7l10 7z",
  forward: "M7 5l10 7l-10 7z",
  "own.after": "M3 5l9 7l-9 7zM12 5l9 7l-9 7z",
  "deal.after": "M19 5v14M5 5l9 7l-9 7z",
} as const;

export function Steps(props: {
  moment: Moment;
  /** That is wished for; its moment may be on its way. */
  step: number;
  leap: (step: number | null) => void;
  walk: (by: number) => void;
}): JSX.Element {
  const words = () => say("step", { step: props.step, of: props.moment.of });
  return (
    <div class="lookback-steps">
      <input
        type="range"
        class="lookback-slider"
        min={0}
        max={props.moment.of}
        value={props.step}
        aria-label={say("slider")}
        aria-valuetext={words()}
        onInput={(event) => props.leap(event.currentTarget.valueAsNumber)}
      />
      <div class="lookback-ways">
        <Way name="deal.before" to={props.moment.deals.before} go={props.leap} />
        <Way name="own.before" to={props.moment.own.before} go={props.leap} />
        <Way name="back" to={props.step > 0 ? -1 : null} go={(by) => props.walk(by)} />
        <Way name="forward" to={props.step < props.moment.of ? 1 : null} go={(by) => props.walk(by)} />
        <Way name="own.after" to={props.moment.own.after} go={props.leap} />
        <Way name="deal.after" to={props.moment.deals.after} go={props.leap} />
      </div>
    </div>
  );
}

function Way(props: {
  name: keyof typeof ARROWS & LookBackText;
  to: number | null;
  go: (to: number) => void;
}): JSX.Element {
  return (
    <button
      type="button"
      class="lookback-way"
      aria-label={say(props.name)}
      data-way={props.name}
      disabled={props.to === null}
      onClick={() => props.to !== null && props.go(props.to)}
    >
      <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d={ARROWS[props.name]} />
      </svg>
    </button>
  );
}

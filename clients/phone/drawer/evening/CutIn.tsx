// How long one may cut in on others: behind a fold, since hardly any evening changes it.
import type { JSX } from "solid-js";
import { stepped } from "../../../shared/form/fields";
import { Stepper } from "../../../shared/form/Stepper";
import type { SetUpView } from "../../../shared/wire";
import { useHouse } from "../../house";
import { say } from "../words";

const WINDOW = { low: 3, high: 15, step: 1 };
const GRACE = { low: 1.5, high: 6, step: 0.5 };

export function CutIn(props: { next: SetUpView }): JSX.Element {
  const house = useHouse();
  return (
    <details class="fold" data-fold="cut_in">
      <summary>{say("cut_in.title")}</summary>
      <Seconds
        field="skip_window"
        words={say("cut_in.window")}
        value={props.next.skip_window}
        bounds={WINDOW}
        change={(skip_window) => void house.order({ type: "set_up", skip_window })}
      />
      <Seconds
        field="reaction_grace"
        words={say("cut_in.grace")}
        value={props.next.reaction_grace}
        bounds={GRACE}
        change={(reaction_grace) => void house.order({ type: "set_up", reaction_grace })}
      />
    </details>
  );
}

function Seconds(props: {
  field: string;
  words: string;
  value: number;
  bounds: { low: number; high: number; step: number };
  change: (seconds: number) => void;
}): JSX.Element {
  return (
    <fieldset class="field" data-field={props.field}>
      <legend>{props.words}</legend>
      <Stepper
        label={props.words}
        shown={say("drawer.seconds", { count: props.value })}
        less={say("form.less")}
        more={say("form.more")}
        atLeast={props.value <= props.bounds.low}
        atMost={props.value >= props.bounds.high}
        step={(by) =>
          props.change(stepped(props.value, by * props.bounds.step, props.bounds.low, props.bounds.high))
        }
      />
    </fieldset>
  );
}

// The two clocks that only Lucky Shutdown has; nobody else's evening shows them.
import { type JSX, Show } from "solid-js";
import { stepped } from "../../../shared/form/fields";
import { Stepper } from "../../../shared/form/Stepper";
import type { PartyView } from "../../../shared/wire";
import { useHouse } from "../../house";
import { say } from "../../words";

const GAME = "lucky_shutdown";
const WINDOW = { low: 3, high: 15, step: 1 };
const GRACE = { low: 1.5, high: 6, step: 0.5 };

export function LuckyShutdown(props: { party: PartyView }): JSX.Element {
  const house = useHouse();
  const next = () => props.party.next;
  const planned = () => next().game === GAME || props.party.programme.some((item) => item.game === GAME);
  return (
    <Show when={planned()}>
      <details class="fold" data-fold="lucky_shutdown">
        <summary>{say("lucky.title")}</summary>
        <Seconds
          field="skip_window"
          words={say("lucky.window")}
          value={next().skip_window}
          bounds={WINDOW}
          change={(skip_window) => void house.order({ type: "set_up", skip_window })}
        />
        <Seconds
          field="reaction_grace"
          words={say("lucky.grace")}
          value={next().reaction_grace}
          bounds={GRACE}
          change={(reaction_grace) => void house.order({ type: "set_up", reaction_grace })}
        />
      </details>
    </Show>
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

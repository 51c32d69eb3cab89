// Up to how many seats bots fill, and how well they play.
import { type JSX, Show } from "solid-js";
import { stepped } from "../../../shared/form/fields";
import { Stepper } from "../../../shared/form/Stepper";
import type { SetUpView } from "../../../shared/wire";
import { say } from "../words";
import { Choice } from "../Choice";

const LEVELS = ["easy", "normal"] as const;

export function Bots(props: {
  fill: number;
  level: SetUpView["level"];
  most: number;
  /** How many would sit down now, if that is known. */
  joining?: number | undefined;
  change: (change: Partial<Pick<SetUpView, "fill_to" | "level">>) => void;
}): JSX.Element {
  const step = (by: -1 | 1) =>
    props.change({ fill_to: stepped(Math.max(props.fill, by < 0 ? 0 : 1), by, 0, props.most) });
  return (
    <>
      <fieldset class="field" data-field="fill_to">
        <legend>{say("drawer.fill")}</legend>
        <Stepper
          label={say("drawer.fill")}
          shown={props.fill === 0 ? say("drawer.no_bots") : say("drawer.fill_to", { count: props.fill })}
          less={say("form.less")}
          more={say("form.more")}
          atLeast={props.fill <= 0}
          atMost={props.fill >= props.most}
          step={step}
        />
        <Show when={props.joining !== undefined && props.fill > 0}>
          <p class="field-hint">
            {props.joining === 0
              ? say("drawer.fill_none")
              : say("drawer.fill_hint", { count: props.joining ?? 0 })}
          </p>
        </Show>
      </fieldset>
      <Choice
        field="level"
        legend={say("drawer.level")}
        values={LEVELS}
        value={props.level}
        words={(level) => say(`drawer.level_${level}`)}
        choose={(level) => props.change({ level })}
      />
    </>
  );
}

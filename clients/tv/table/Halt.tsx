// Why the table stands still, in the middle of it, with what happens next.
import { For, type JSX, Match, Show, Switch } from "solid-js";
import { Avatar } from "../../shared/avatar/Avatar";
import { createCountdown } from "../../shared/clock/countdown";
import type { MemberView, PauseView } from "../../shared/wire";
import { list, say } from "../words";
import "./halt.css";

export interface HaltProps {
  pause: PauseView;
  members: MemberView[];
  arrived: number;
}

export function Halt(props: HaltProps): JSX.Element {
  const left = createCountdown(() => {
    void props.arrived;
    return { left: props.pause.left, running: true };
  });
  return (
    <div class="halt" data-ground="table" data-pause={props.pause.reason} role="status">
      <Switch>
        <Match when={props.pause.reason === "countdown"}>
          <p class="halt-number">{Math.max(1, Math.ceil(left() ?? 1))}</p>
          <p class="halt-text">{say("tv.halt.countdown")}</p>
        </Match>
        <Match when={props.pause.reason !== "countdown"}>
          <div class="halt-plate">
            <p class="halt-faces">
              <For each={concerned(props.pause, props.members)}>
                {(one) => <Avatar colour={one.colour} symbol={one.symbol} />}
              </For>
            </p>
            <h2>{title(props.pause, props.members)}</h2>
            <p>{comfort(props.pause, props.members)}</p>
            <Show when={props.pause.reason === "rules" && left() !== null}>
              <p class="halt-left">{say("tv.halt.at_latest", { seconds: Math.ceil(left() ?? 0) })}</p>
            </Show>
          </div>
        </Match>
      </Switch>
    </div>
  );
}

/** Whom the table waits for: who reads or is not back yet, or the host, who paused it. */
function concerned(pause: PauseView, members: readonly MemberView[]): MemberView[] {
  return members.filter(({ id, host }) => (pause.reason === "host" ? host : pause.members.includes(id)));
}

/** What is going on. */
export function title(pause: PauseView, members: readonly MemberView[]): string {
  const who = concerned(pause, members).map(({ name }) => name);
  const names = list(who);
  switch (pause.reason) {
    case "rules":
      return say("tv.halt.rules", { names, count: who.length });
    case "host":
      return say("tv.halt.host");
    case "restart":
      return names === "" ? say("tv.halt.restart") : say("tv.halt.restart_waiting", { names });
    case "disk":
      return say("tv.halt.disk");
    case "countdown":
      return say("tv.halt.countdown");
  }
}

function comfort(pause: PauseView, members: readonly MemberView[]): string {
  switch (pause.reason) {
    case "rules":
      return say("tv.halt.rules_then");
    case "host":
      return say("tv.halt.host_then", { name: members.find(({ host }) => host)?.name ?? "" });
    case "restart":
      return say("tv.halt.restart_then");
    case "disk":
      return say("tv.halt.disk_then");
    case "countdown":
      return "";
  }
}

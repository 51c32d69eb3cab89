// Lucky Shutdown while it is played: the others and the pile above, my own cards below.
import { type JSX, Match, Show, Switch } from "solid-js";
import { seen } from "../../../shared/lucky_shutdown/seen";
import { Seats } from "../../table/Seats";
import type { TableProps } from "../game";
import { Felt } from "./Felt";
import { Held } from "./Held";
import { Lay } from "./Lay";
import { createNews } from "./news";
import { Play } from "./Play";
import { say } from "./words";
import "../../hand/hand.css";
import "../../table/sides.css";
import "./table.css";

/** What laying out is for; who only watches has no cards to lay, or none any more. */
function Hint(props: { lays: boolean }): JSX.Element {
  return (
    <div class="lucky-felt" data-ground="table">
      <p class="lucky-hint">{say(props.lays ? "lay.hint" : "lay.watch")}</p>
    </div>
  );
}

export function Table(props: TableProps): JSX.Element {
  const now = () => seen(props.table);
  const news = createNews(
    () => props.table,
    () => props.me?.seat ?? null,
  );
  const seated = () => (props.me !== null && props.me.seat !== null ? props.me : null);
  const out = () => now().out.includes(props.me?.seat ?? -1);
  return (
    <div class="sides lucky-shutdown" data-game-phase={now().phase} data-seated={String(seated() !== null)}>
      <div class="sides-others lucky-others">
        <Seats table={props.table} me={props.me} below={(seat) => <Held now={now()} seat={seat.seat} />} />
        <Show when={now().phase !== "lay"} fallback={<Hint lays={props.me?.must_act === true} />}>
          <Felt now={now()} news={news()} />
        </Show>
      </div>
      <Show when={seated()}>
        {(me) => (
          <div class="sides-mine lucky-mine">
            <Switch fallback={<Play table={props.table} now={now()} me={me()} />}>
              <Match when={now().phase === "lay" || now().phase === "deal"}>
                <Lay table={props.table} now={now()} me={me()} />
              </Match>
              <Match when={out()}>
                <p class="lucky-out">
                  {say("out", { place: String(now().out.indexOf(me().seat ?? -1) + 1) })}
                </p>
              </Match>
            </Switch>
          </div>
        )}
      </Show>
    </div>
  );
}

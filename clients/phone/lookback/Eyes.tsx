// Through whose eyes the game is looked at: everybody's, or those of one seat.
import { For, type JSX } from "solid-js";
import { Avatar } from "../../shared/avatar/Avatar";
import type { SeatView } from "../../shared/wire";
import { Icon } from "../icon/Icon";
import { say } from "../../shared/lookback/words";

export function Eyes(props: {
  seats: readonly SeatView[];
  seat: number | null;
  look: (seat: number | null) => void;
}): JSX.Element {
  return (
    <fieldset class="lookback-eyes" aria-label={say("eyes")}>
      <button
        type="button"
        class="lookback-eye"
        aria-label={say("eyes.table")}
        aria-pressed={props.seat === null}
        data-eyes="table"
        onClick={() => props.look(null)}
      >
        <Icon name="screen" />
      </button>
      <For each={props.seats}>
        {(seat) => (
          <button
            type="button"
            class="lookback-eye"
            aria-label={seat.name}
            aria-pressed={props.seat === seat.seat}
            data-eyes={seat.seat}
            onClick={() => props.look(seat.seat)}
          >
            <Avatar colour={seat.colour} symbol={seat.symbol} bot={seat.bot !== null} />
            <span class="lookback-name" aria-hidden="true">
              {seat.name}
            </span>
          </button>
        )}
      </For>
    </fieldset>
  );
}

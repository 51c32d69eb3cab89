// The eight symbols that one can send to the television.
import { createSignal, For, type JSX, onCleanup, Show } from "solid-js";
import { REACTIONS } from "../../shared/reactions/reactions";
import type { Me, PartyView } from "../../shared/wire";
import { onBack } from "../guard";
import { useHouse } from "../house";
import { ReactionSign } from "../parts";
import { say } from "../words";
import { place } from "./sending";
import "./reactions.css";

/** How long the opened symbols stay without a tap, in milliseconds. */
const STAY = 6000;

/** At the foot of a page, for whoever watches. */
export function ReactionFoot(props: { party: PartyView; me: Me }): JSX.Element {
  return (
    <Show when={place(props.party, props.me) === "page"}>
      <div class="reactions-foot">
        <ReactionBar sent={() => undefined} />
      </div>
    </Show>
  );
}

/** A button in the upper bar; what it opens takes that bar's own place, so that it covers no card. */
export function ReactionButton(props: { party: PartyView; me: Me }): JSX.Element {
  const [open, setOpen] = createSignal(false);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let forget: (() => void) | undefined;
  let bar: HTMLDivElement | undefined;

  function close(): void {
    clearTimeout(timer);
    document.removeEventListener("pointerdown", outside);
    forget?.();
    forget = undefined;
    setOpen(false);
  }

  function outside(event: Event): void {
    if (event.target instanceof Node && !bar?.contains(event.target)) close();
  }

  function stay(): void {
    clearTimeout(timer);
    timer = setTimeout(close, STAY);
  }

  function show(): void {
    setOpen(true);
    forget = onBack(close);
    document.addEventListener("pointerdown", outside);
    stay();
  }

  onCleanup(close);
  return (
    <Show when={place(props.party, props.me) === "button"}>
      <button
        type="button"
        class="round-button topbar-way reactions-button"
        data-open="reactions"
        aria-label={say("react.open")}
        aria-expanded={open()}
        onClick={show}
      >
        <ReactionSign symbol={1} />
      </button>
      <Show when={open()}>
        <div class="reactions-over" ref={bar}>
          <ReactionBar sent={stay} />
        </div>
      </Show>
    </Show>
  );
}

function ReactionBar(props: { sent: () => void }): JSX.Element {
  const house = useHouse();

  function send(symbol: number): void {
    props.sent();
    void house.ask("react", { symbol });
  }

  return (
    <section class="reactions" aria-label={say("react.label")}>
      <For each={REACTIONS}>
        {(name, symbol) => (
          <button
            type="button"
            class="reaction"
            data-react={name}
            aria-label={say(`react.${name}`)}
            onClick={() => send(symbol())}
          >
            <ReactionSign symbol={symbol()} />
          </button>
        )}
      </For>
    </section>
  );
}

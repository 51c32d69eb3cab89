// A button for what cannot be taken back: the first tap asks, a second one soon after does it.
import { createEffect, createSignal, type JSX, on, onCleanup } from "solid-js";

const ASKED_MS = 3_500;
/** A second tap that comes sooner is a finger that trembled. */
const BOUNCE_MS = 250;

export interface TwiceProps {
  words: string;
  sure: string;
  /** What it stands for, `pickup`, in tests and styles. */
  name: string;
  busy: boolean;
  act: () => void;
}

export function Twice(props: TwiceProps): JSX.Element {
  const [asked, setAsked] = createSignal<number | null>(null);
  createEffect(
    on(asked, (since) => {
      if (since === null) return;
      const timer = setTimeout(() => setAsked(null), ASKED_MS);
      onCleanup(() => clearTimeout(timer));
    }),
  );

  function tap(): void {
    const since = asked();
    if (since === null) {
      setAsked(performance.now());
      return;
    }
    if (performance.now() - since < BOUNCE_MS) return;
    setAsked(null);
    props.act();
  }

  return (
    <button
      type="button"
      class="sh-twice"
      data-twice={props.name}
      data-asked={String(asked() !== null)}
      disabled={props.busy}
      onClick={tap}
    >
      {asked() === null ? props.words : props.sure}
    </button>
  );
}

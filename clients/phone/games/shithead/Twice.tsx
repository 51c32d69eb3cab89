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
  const [asked, setAsked] = createSignal<"no" | "just" | "yes">("no");
  createEffect(
    on(asked, (now) => {
      if (now === "no") return;
      const timer =
        now === "just"
          ? setTimeout(() => setAsked("yes"), BOUNCE_MS)
          : setTimeout(() => setAsked("no"), ASKED_MS);
      onCleanup(() => clearTimeout(timer));
    }),
  );

  function tap(): void {
    if (asked() === "no") setAsked("just");
    if (asked() !== "yes") return;
    setAsked("no");
    props.act();
  }

  return (
    <button
      type="button"
      class="sh-twice"
      data-twice={props.name}
      data-asked={asked()}
      disabled={props.busy}
      onClick={tap}
    >
      {asked() === "no" ? props.words : props.sure}
    </button>
  );
}

// Where a hand lies on the screen: the room it has, and the way from card to card by the arrow keys.
import { type Accessor, createSignal, onCleanup, onMount } from "solid-js";

export interface Size {
  width: number;
  height: number;
}

export interface Place {
  /** For the element that holds the cards. */
  ref: (element: HTMLElement) => void;
  element: () => HTMLElement | undefined;
  /** In pixels; a guess until it has been measured. */
  size: Accessor<Size>;
  /** From the middle of the place to the right, in pixels. */
  aside: (event: PointerEvent) => number;
  /** Moves the focus from the card at that place to its neighbour when an arrow key asks for it. */
  step: (event: KeyboardEvent, at: number) => void;
}

const GUESS: Size = { width: 300, height: 160 };

export function createPlace(): Place {
  const [size, setSize] = createSignal(GUESS);
  let place: HTMLElement | undefined;

  onMount(() => {
    if (!place) return;
    const watched = place;
    const measure = (): void => void setSize({ width: watched.clientWidth, height: watched.clientHeight });
    const observer = new ResizeObserver(measure);
    observer.observe(watched);
    measure();
    onCleanup(() => observer.disconnect());
  });

  function aside(event: PointerEvent): number {
    if (!place) return 0;
    const box = place.getBoundingClientRect();
    return event.clientX - box.left - box.width / 2;
  }

  function step(event: KeyboardEvent, at: number): void {
    const by = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    if (by === 0) return;
    event.preventDefault();
    place?.querySelectorAll<HTMLElement>(".hand-card")[at + by]?.focus();
  }

  return {
    ref(element) {
      place = element;
    },
    element: () => place,
    size,
    aside,
    step,
  };
}

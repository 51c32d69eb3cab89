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
  /** Where the finger is from the middle of the place's lower edge, in pixels; y grows downwards. */
  touched: (event: PointerEvent) => { x: number; y: number };
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

  function touched(event: PointerEvent): { x: number; y: number } {
    if (!place) return { x: 0, y: 0 };
    const box = place.getBoundingClientRect();
    return { x: event.clientX - box.left - box.width / 2, y: event.clientY - box.bottom };
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
    touched,
    step,
  };
}

// A swipe back closes what lies on top and never leaves the game by accident.

const open: (() => void)[] = [];

/** Puts a step into the history that a swipe back uses up instead of the page. */
export function guardHistory(): void {
  // After a touch: browsers pass over steps that a page made by itself.
  document.addEventListener("pointerdown", step, { once: true });
  window.addEventListener("popstate", () => {
    step();
    open[open.length - 1]?.();
  });
}

function step(): void {
  window.history.pushState({ guard: true }, "");
}

/** Until the returned function is called, a swipe back calls `close`. */
export function onBack(close: () => void): () => void {
  open.push(close);
  return () => {
    const at = open.lastIndexOf(close);
    if (at >= 0) open.splice(at, 1);
  };
}

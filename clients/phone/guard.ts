// A swipe back closes what lies on top and never leaves the game by accident.

const open: (() => void)[] = [];

/** Puts a step into the history that a swipe back uses up instead of the page. */
export function guardHistory(): void {
  window.history.pushState({ guard: true }, "");
  window.addEventListener("popstate", () => {
    window.history.pushState({ guard: true }, "");
    open[open.length - 1]?.();
  });
}

/** Until the returned function is called, a swipe back calls `close`. */
export function onBack(close: () => void): () => void {
  open.push(close);
  return () => {
    const at = open.lastIndexOf(close);
    if (at >= 0) open.splice(at, 1);
  };
}

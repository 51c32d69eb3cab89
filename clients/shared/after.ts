// When the next frame has been drawn: for work that it need not wait for.

/** Calls when the next frame has been drawn; at once on a page that nobody sees, which draws none. */
export function afterFrame(task: () => void): void {
  if (document.hidden) task();
  else requestAnimationFrame(() => setTimeout(task));
}

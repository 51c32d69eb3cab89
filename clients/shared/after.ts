// When the next frame has been drawn: for work that it need not wait for.

/** `begun`: when that frame began, as `performance.now()` tells it. */
type Task = (begun: number) => void;

const measuring: Task[] = [];
const changing: Task[] = [];
let asked = false;

/** Calls when the next frame has been drawn; at once on a page that nobody sees, which draws none. */
export function afterFrame(task: Task): void {
  wait(changing, task);
}

/**
 * The same for what looks where things lie: it comes before all else, since after a change the page would have to be
 * laid out anew for it.
 */
export function measureAfterFrame(task: Task): void {
  wait(measuring, task);
}

function wait(line: Task[], task: Task): void {
  if (document.hidden) {
    task(performance.now());
    return;
  }
  line.push(task);
  if (asked) return;
  asked = true;
  requestAnimationFrame(begin);
}

function begin(): void {
  asked = false;
  const begun = performance.now();
  for (const task of [...measuring.splice(0), ...changing.splice(0)]) setTimeout(task, 0, begun);
}

// When the next frame has been drawn: for work that it need not wait for.

/** `begun`: when that frame began, as `performance.now()` tells it. */
type Task = (begun: number) => void;

const measuring: Task[] = [];
const changing: Task[] = [];
let asked = false;
/** What changes the page has waited for a frame. */
let waited = false;

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
  ask();
}

function ask(): void {
  if (asked) return;
  asked = true;
  requestAnimationFrame(begin);
}

function begin(): void {
  asked = false;
  const begun = performance.now();
  const due = measuring.splice(0);
  // What changes the page has a frame of its own, but waits for no more than one.
  if (due.length === 0 || waited) due.push(...changing.splice(0));
  waited = changing.length > 0;
  if (waited) ask();
  for (const task of due) setTimeout(task, 0, begun);
}

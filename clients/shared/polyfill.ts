// What Chromium 69 lacks and our libraries call; imported first by every page.
const page = window as unknown as { globalThis?: unknown; queueMicrotask?: (task: () => void) => void };

if (page.globalThis === undefined) page.globalThis = window;
if (page.queueMicrotask === undefined) page.queueMicrotask = (task) => void Promise.resolve().then(task);

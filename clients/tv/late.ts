// Turns that come late on purpose: what ends is seen long enough before the next thing covers it.
import { type Accessor, createComputed, createMemo, createSignal, on, onCleanup } from "solid-js";

/** True `wait` milliseconds after `due` turned true, false at once with it. `start`: what holds before anything turned. */
export function createLate(due: Accessor<boolean>, wait: number, start: boolean = due()): Accessor<boolean> {
  const [late, setLate] = createSignal(start);
  createComputed(
    on(due, (now) => {
      if (!now) return void setLate(false);
      const timer = setTimeout(() => setLate(true), wait);
      onCleanup(() => clearTimeout(timer));
    }),
  );
  return late;
}

/** Follows `source`, but keeps a value for which `lasting` holds for at least `wait` milliseconds. */
export function createLingering<T>(
  source: Accessor<T>,
  lasting: (value: T) => boolean,
  wait: number,
  now: () => number = () => performance.now(),
): Accessor<T> {
  const [shown, setShown] = createSignal(source());
  let until = 0;
  createComputed(
    on(
      source,
      (next) => {
        const rest = until - now();
        const show = (): void => {
          until = lasting(next) ? now() + wait : 0;
          setShown(() => next);
        };
        if (rest <= 0) return show();
        const timer = setTimeout(show, rest);
        onCleanup(() => clearTimeout(timer));
      },
      { defer: true },
    ),
  );
  return shown;
}

/** What `source` gave before `wait` milliseconds have passed since `begun` turned true; what it gives at any other time. */
export function createHeldBack<T>(source: Accessor<T>, begun: Accessor<boolean>, wait: number): Accessor<T> {
  const over = createLate(begun, wait);
  return createMemo<T>((before) => (before !== undefined && begun() && !over() ? before : source()));
}

// Short words that come and go: why a tap was refused, what happened meanwhile.
import { createSignal } from "solid-js";

export interface Notice {
  text: string;
  tone: "plain" | "bad";
}

export interface Notices {
  now: () => Notice | null;
  show(text: string, tone?: Notice["tone"]): void;
  clear(): void;
}

const SHOWN_MS = 4_500;

/** One notice at a time: the newest is the one that matters. */
export function openNotices(): Notices {
  const [now, set] = createSignal<Notice | null>(null);
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    now,
    show(text, tone = "plain") {
      clearTimeout(timer);
      set({ text, tone });
      timer = setTimeout(() => set(null), SHOWN_MS);
    },
    clear: () => void set(null),
  };
}

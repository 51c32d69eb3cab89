// By lamplight or by day: which of the two looks in tokens.css a page wears.
import { createSignal } from "solid-js";
import { keep, kept } from "./storage";

export type Theme = "dark" | "light";

const DAY = "(prefers-color-scheme: light)";
const [theme, setTheme] = createSignal<Theme>("dark");

/** What the page wears now. */
export { theme };

/**
 * Wear what was chosen in this browser, or else what the device prefers, as long as the page is open.
 * `follow`: false on screens, since televisions say that they prefer light whatever room they stand in.
 */
export function wearTheme(follow: boolean): void {
  const day = window.matchMedia(DAY);
  const put = (): void => wear(chosen() ?? (follow && day.matches ? "light" : "dark"));
  put();
  // The younger `addEventListener` is missing in Safari 13.
  day.addListener(put);
}

/** Wear that from now on, also when the page comes again. */
export function chooseTheme(wanted: Theme): void {
  keep("theme", wanted);
  wear(wanted);
}

function chosen(): Theme | null {
  const value = kept("theme");
  return value === "dark" || value === "light" ? value : null;
}

function wear(wanted: Theme): void {
  setTheme(wanted);
  const page = document.documentElement;
  page.dataset.theme = wanted;
  const bar = document.querySelector('meta[name="theme-color"]');
  bar?.setAttribute("content", getComputedStyle(page).getPropertyValue("--room-deep").trim());
}

// How long ago something was, in the units that people use: nobody remembers an evening by its minutes.

const HOUR = 3600;
const DAY = 24 * HOUR;

export interface Span {
  unit: "now" | "hours" | "days" | "weeks";
  count: number;
}

/** `ago`: seconds. */
export function span(ago: number): Span {
  if (ago < HOUR) return { unit: "now", count: 0 };
  if (ago < DAY) return { unit: "hours", count: Math.floor(ago / HOUR) };
  if (ago < 14 * DAY) return { unit: "days", count: Math.floor(ago / DAY) };
  return { unit: "weeks", count: Math.floor(ago / (7 * DAY)) };
}

// How long something is expected to take, rounded to what an estimate is worth: the same on phones and screens.

/** From here on a minute more or less is not said. */
const ROUNDED_FROM = 20;
const ROUNDED_TO = 5;

/** Hours and minutes of so many minutes. */
export function rounded(minutes: number): { hours: number; minutes: number } {
  const told = minutes < ROUNDED_FROM ? minutes : Math.round(minutes / ROUNDED_TO) * ROUNDED_TO;
  return { hours: Math.floor(told / 60), minutes: told % 60 };
}

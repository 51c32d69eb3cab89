// An evening's code, as people type it: a home's has four letters, one among strangers six.

const SHORTEST = 4;
export const LONGEST = 6;

/** The letters of what was typed; codes have nothing else. */
export function letters(typed: string): string {
  return typed.toUpperCase().replace(/[^A-Z]/g, "");
}

/** Whether it may be a code already. */
export function isWhole(code: string): boolean {
  return code.length >= SHORTEST;
}

/** Leaves this page for that evening's. */
export function goTo(code: string): void {
  if (isWhole(code)) window.location.assign(`/${code}`);
}

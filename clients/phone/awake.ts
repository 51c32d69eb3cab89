// Keeps the screen lit where the browser lets us: over plain HTTP none does, and the game bears a dark phone.

export function keepAwake(): void {
  const lock = (navigator as { wakeLock?: WakeLock }).wakeLock;
  if (lock === undefined) return;
  const ask = (): void => {
    if (!document.hidden) lock.request("screen").catch(() => undefined);
  };
  document.addEventListener("visibilitychange", ask);
  document.addEventListener("pointerdown", ask, { once: true });
}

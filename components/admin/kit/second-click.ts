/** The maximum time between the clicks of a double-click, in milliseconds. */
const DOUBLE_CLICK_MS = 500;

/**
 * Ignores the second click of a double-click. Call this when a button disappears or moves on the first click, because
 * the second would hit whatever is in its place.
 */
export function ignoreSecondClick(): void {
  const listening = new AbortController();
  const ignore = (event: MouseEvent) => {
    if (event.detail < 2) return;
    event.preventDefault();
    event.stopPropagation();
  };
  for (const type of ['mousedown', 'click'] as const) {
    document.addEventListener(type, ignore, { capture: true, signal: listening.signal });
  }
  setTimeout(() => listening.abort(), DOUBLE_CLICK_MS);
}

export const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The media query under which the header shows its entries in a row: the style sheets' `lg` breakpoint. */
export const wideScreen = () => matchMedia('(min-width: 992px)');

/** Whether a click would follow a link in the same tab: with the main button and without a modifier key. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
}

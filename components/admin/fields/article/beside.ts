/** The space in pixels between a popup and its line, and between a popup and the edges of the window. */
const GAP = 8;

type Line = { top: number; bottom: number; left: number };
type Box = { top: number; left: number; width: number };
type Size = { width: number; height: number };

/**
 * Returns the styles that place a popup below a line of text, or above it if it fits only there, within the element
 * that contains both. A popup that fits nowhere is below, where the page can scroll to it.
 *
 * All coordinates are relative to the window.
 * @param place the element that contains the popup
 * @param seen the part of the window between the bars and the on-screen keyboard
 */
export function beside(line: Line, place: Box, popup: Size, seen: { top: number; bottom: number }) {
  const isBelow = line.bottom + popup.height + GAP * 2 <= seen.bottom;
  const isAbove = !isBelow && line.top - popup.height - GAP * 2 >= Math.max(seen.top, place.top);
  const top = isAbove ? line.top - GAP - popup.height : line.bottom + GAP;
  const left = Math.max(0, Math.min(line.left - place.left, place.width - popup.width));
  return { insetBlockStart: `${top - place.top}px`, insetInlineStart: `${left}px` };
}

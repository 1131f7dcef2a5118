/** The space in pixels between a popup and its line, and between a popup and the edges of the window. */
const GAP = 8;

type Line = { top: number; bottom: number; left: number };
type Box = { top: number; left: number; width: number };
/** The part of the window between the bars and the on-screen keyboard. */
type Seen = { top: number; bottom: number };
type Size = { width: number; height: number };

/**
 * Returns the styles that place a popup below selected lines, or above them if it fits only there, within the element
 * that contains both. A popup that fits nowhere is below, where the page can scroll to it, or at the bottom of the window
 * if the selection reaches beyond that.
 *
 * All coordinates are relative to the window.
 * @param place the element that contains the popup
 */
export function beside(selected: Line, place: Box, popup: Size, seen: Seen) {
  const isBelow = selected.bottom + popup.height + GAP * 2 <= seen.bottom;
  const isAbove = !isBelow && selected.top - popup.height - GAP * 2 >= Math.max(seen.top, place.top);
  const over = selected.top - GAP - popup.height;
  const under = selected.bottom <= seen.bottom ? selected.bottom + GAP : seen.bottom - GAP - popup.height;
  return stylesFor(isAbove ? over : under, selected.left, place, popup);
}

/**
 * Returns the styles that place a popup above the selected lines, or below them if it fits only there. Between the bars
 * and the keyboard, a selection can leave room for neither. The popup is then at the top of that part.
 */
export function above(selected: Line, place: Box, popup: Size, seen: Seen) {
  const over = selected.top - GAP - popup.height;
  const under = selected.bottom + GAP;
  const top = over >= seen.top ? over : under + popup.height <= seen.bottom ? under : seen.top;
  return stylesFor(top, selected.left, place, popup);
}

function stylesFor(top: number, left: number, place: Box, popup: Size) {
  const inset = Math.max(0, Math.min(left - place.left, place.width - popup.width));
  return { insetBlockStart: `${top - place.top}px`, insetInlineStart: `${inset}px` };
}

/**
 * Returns the part of the window that neither bars nor the on-screen keyboard cover.
 * @param above the height of the bars at the top
 * @param below the height of the bar on the keyboard
 */
export function seenPart(above: number, below = 0): Seen {
  const { visualViewport, innerHeight } = window;
  const top = visualViewport?.offsetTop ?? 0;
  return { top: top + above, bottom: top + (visualViewport?.height ?? innerHeight) - below };
}

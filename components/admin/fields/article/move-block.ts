import { Extension } from '@tiptap/core';
import { closeHistory } from '@tiptap/pm/history';
import type { Command } from '@tiptap/pm/state';

/** Lists whose items can change places. */
const LISTS = ['bulletList', 'orderedList'];

/**
 * Moves the list items or blocks of the selection up (-1) or down (1) by one place. Moves the neighbour instead of the
 * selection, so that the cursor keeps its place in the text.
 */
const move =
  (by: -1 | 1): Command =>
  ({ selection: { $from, $to }, tr, doc }, dispatch) => {
    const range = $from.blockRange(
      $to,
      (node) => node === doc || (LISTS.includes(node.type.name) && node.childCount > 1),
    );
    const neighbour = range?.parent.maybeChild(by < 0 ? range.startIndex - 1 : range.endIndex);
    if (!range || !neighbour) return false;
    const size = neighbour.nodeSize;
    if (by < 0) tr.insert(range.end, neighbour).delete(range.start - size, range.start);
    else tr.delete(range.end, range.end + size).insert(range.start, neighbour);
    dispatch?.(closeHistory(tr).scrollIntoView());
    return true;
  };

/** Alt+↑ and Alt+↓ move the current block or list item. At an end, they do nothing. */
export const MoveBlock = Extension.create({
  name: 'moveBlock',
  addKeyboardShortcuts() {
    const press = (by: -1 | 1) => () => {
      const { state, view } = this.editor;
      move(by)(state, view.dispatch);
      return true;
    };
    return { 'Alt-ArrowUp': press(-1), 'Alt-ArrowDown': press(1) };
  },
});

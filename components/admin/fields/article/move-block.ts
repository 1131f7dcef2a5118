import { Extension } from '@tiptap/core';
import { closeHistory } from '@tiptap/pm/history';
import type { NodeRange } from '@tiptap/pm/model';
import type { EditorState, Transaction } from '@tiptap/pm/state';

/** Lists whose items can change places. */
const LISTS = ['bulletList', 'orderedList'];

/** The list items or blocks of the selection. */
function selectedRange({ selection: { $from, $to }, doc }: EditorState): NodeRange | null {
  return $from.blockRange(
    $to,
    (node) => node === doc || (LISTS.includes(node.type.name) && node.childCount > 1),
  );
}

/**
 * Moves blocks up (-1) or down (1) by one place, or returns null at an end. Moves the neighbour instead of the blocks, so
 * that the cursor keeps its place in the text.
 */
export function moved(tr: Transaction, range: NodeRange, by: -1 | 1): Transaction | null {
  const neighbour = range.parent.maybeChild(by < 0 ? range.startIndex - 1 : range.endIndex);
  if (!neighbour) return null;
  const size = neighbour.nodeSize;
  if (by < 0) tr.insert(range.end, neighbour).delete(range.start - size, range.start);
  else tr.delete(range.end, range.end + size).insert(range.start, neighbour);
  return closeHistory(tr).scrollIntoView();
}

/** Alt+↑ and Alt+↓ move the current block or list item. At an end, they do nothing. */
export const MoveBlock = Extension.create({
  name: 'moveBlock',
  addKeyboardShortcuts() {
    const press = (by: -1 | 1) => () => {
      const { state, view } = this.editor;
      const range = selectedRange(state);
      const tr = range && moved(state.tr, range, by);
      if (tr) view.dispatch(tr);
      return true;
    };
    return { 'Alt-ArrowUp': press(-1), 'Alt-ArrowDown': press(1) };
  },
});

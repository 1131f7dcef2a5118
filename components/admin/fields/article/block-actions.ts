import type { Editor } from '@tiptap/core';
import { closeHistory } from '@tiptap/pm/history';
import { type Node, NodeRange } from '@tiptap/pm/model';
import { type EditorState, NodeSelection, Selection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { COMMANDS, type CommandName } from './article-commands';
import { moved } from './move-block';

/** A block of the article, outside all others, and its position. */
export type Block = { node: Node; position: number };

/** Returns the block with the start of the selection. */
export function currentBlock({ doc, selection: { $from } }: EditorState): Block | null {
  const position = $from.depth > 0 ? $from.before(1) : $from.pos;
  const node = doc.nodeAt(position);
  return node && { node, position };
}

/** The element of a block. */
export function elementOf(view: EditorView, { position }: Block): HTMLElement | null {
  const element = view.nodeDOM(position);
  return element instanceof HTMLElement ? element : null;
}

/** The commands that change a block into another kind. `text` makes plain paragraphs. */
export const KINDS = [
  'text',
  'heading',
  'subheading',
  'bullets',
  'numbers',
  'quote',
  'instruction',
  'caution',
] as const satisfies (CommandName | 'text')[];

export type BlockKind = (typeof KINDS)[number];

/** The blocks that can change into another kind. */
const TURNED = ['paragraph', 'heading', 'bulletList', 'orderedList', 'blockquote', 'callout', 'codeBlock'];

export const canTurn = ({ node }: Block): boolean => TURNED.includes(node.type.name);

/** A copy of a footnote would have the same number, and visitors would see only the first. */
export const canDuplicate = ({ node }: Block): boolean => node.type.name !== 'footnote';

const endOf = ({ node, position }: Block) => position + node.nodeSize;

/** The nearest place for the cursor from the start of a block on. */
const startIn = (doc: Node, position: number) => Selection.near(doc.resolve(position), 1);

/** Moves a block up or down by one place, with the cursor. */
export function moveBlock({ state, view }: Editor, block: Block, by: -1 | 1): void {
  const { doc, tr } = state;
  const range = new NodeRange(doc.resolve(block.position), doc.resolve(endOf(block)), 0);
  const next = moved(tr.setSelection(startIn(doc, block.position)), range, by);
  if (next) view.dispatch(next);
}

export function duplicateBlock({ state, view }: Editor, block: Block): void {
  const end = endOf(block);
  const tr = closeHistory(state.tr).insert(end, block.node);
  view.dispatch(tr.setSelection(startIn(tr.doc, end)).scrollIntoView());
}

export function deleteBlock({ state, view }: Editor, block: Block): void {
  const tr = closeHistory(state.tr).delete(block.position, endOf(block));
  view.dispatch(tr.setSelection(startIn(tr.doc, Math.min(block.position, tr.doc.content.size))));
}

/** Changes a block, as one step to undo. */
export function turnBlock(editor: Editor, block: Block, kind: BlockKind): void {
  const { state } = editor;
  const from = startIn(state.doc, block.position).from;
  const to = Selection.near(state.doc.resolve(endOf(block)), -1).to;
  editor.commands.setTextSelection({ from, to });
  const command = kind === 'text' ? {} : COMMANDS[kind];
  if (!command.isOn?.(editor)) {
    const chain = editor
      .chain()
      .command(({ tr }) => Boolean(closeHistory(tr)))
      .clearNodes();
    command.apply?.(chain, editor);
    chain.run();
  }
  editor.commands.setTextSelection(editor.state.selection.to);
}

/** Starts to drag a block, as if its selected text were dragged. */
export function dragBlock(view: EditorView, block: Block, data: DataTransfer): void {
  const element = elementOf(view, block);
  view.dispatch(view.state.tr.setSelection(NodeSelection.create(view.state.doc, block.position)));
  const slice = view.state.selection.content();
  data.setData('text/html', view.serializeForClipboard(slice).dom.innerHTML);
  data.effectAllowed = 'move';
  if (element) data.setDragImage(element, 0, 0);
  view.dragging = { slice, move: true };
}

/** Puts the cursor at the end of a block that was dragged, because typed text would replace the selected block. */
export function endDrag(view: EditorView): void {
  const { selection, tr } = view.state;
  view.dragging = null;
  if (selection instanceof NodeSelection && selection.node.type.name !== 'image')
    view.dispatch(tr.setSelection(Selection.near(selection.$to, -1)));
}

import type { ChainedCommands, Editor, Range } from '@tiptap/core';
import { closeHistory } from '@tiptap/pm/history';
import { ignoreSecondClick } from '@/components/admin/kit/second-click';
import { SHORTCUTS } from '@/components/admin/kit/shortcuts';
import type { article as texts } from '@/content/admin/article';
import type { Insertion } from './insert-panel';
import { leavePicture } from './insertion';

export type CommandName = keyof typeof texts.commands;

export type Command = {
  /** Adds the command's steps to a chain. The whole chain is undone as one step. */
  apply?(chain: ChainedCommands, editor: Editor): ChainedCommands;
  /** The panel that the command opens. */
  panel?: Insertion['kind'];
  isOn?(editor: Editor): boolean;
  /** Set if a double-click must not run the command twice. */
  once?: true;
};

/** Wraps the selected blocks, or unwraps them. The first line of a list item must leave the list for that. */
const wrapper = (type: string, attributes = {}): Command => ({
  apply(chain, editor) {
    if (editor.isActive(type, attributes)) return chain.lift(type);
    return chain
      .command(({ can, commands }) => can().wrapIn(type, attributes) || commands.clearNodes())
      .wrapIn(type, attributes);
  },
  isOn: (editor) => editor.isActive(type, attributes),
});

const heading = (level: 2 | 3): Command => ({
  apply: (chain) => chain.toggleHeading({ level }),
  isOn: (editor) => editor.isActive('heading', { level }),
});

/** The lowest unused footnote number. */
function nextLabel(editor: Editor): string {
  const taken = new Set<string>();
  editor.state.doc.descendants(({ type, attrs }) => {
    if (type.name === 'footnote' || type.name === 'footnoteReference') taken.add(String(attrs.label));
  });
  let label = 1;
  while (taken.has(String(label))) label += 1;
  return String(label);
}

/** Keeps a selected picture or footnote reference, which the next insertion would otherwise replace. */
const afterPicture = (chain: ChainedCommands) =>
  chain.command(({ tr }) => {
    leavePicture(tr, true);
    return true;
  });

/** Inserts a reference and its footnote, and moves the cursor into the footnote. */
function addFootnote(chain: ChainedCommands, editor: Editor): ChainedCommands {
  const label = nextLabel(editor);
  return afterPicture(chain)
    .insertContent({ type: 'footnoteReference', attrs: { label } })
    .command(({ tr, commands }) =>
      commands.insertContentAt(tr.doc.content.size, { type: 'footnote', attrs: { label } }),
    )
    .focus('end');
}

export const COMMANDS: Record<CommandName, Command> = {
  heading: heading(2),
  subheading: heading(3),
  bold: {
    apply: (chain) => chain.toggleBold(),
    isOn: (editor) => editor.isActive('bold'),
  },
  italic: {
    apply: (chain) => chain.toggleItalic(),
    isOn: (editor) => editor.isActive('italic'),
  },
  bullets: {
    apply: (chain) => chain.toggleBulletList(),
    isOn: (editor) => editor.isActive('bulletList'),
  },
  numbers: {
    apply: (chain) => chain.toggleOrderedList(),
    isOn: (editor) => editor.isActive('orderedList'),
  },
  link: { panel: 'link' },
  picture: { panel: 'picture' },
  quote: wrapper('blockquote'),
  instruction: wrapper('callout', { kind: 'note' }),
  caution: wrapper('callout', { kind: 'caution' }),
  table: {
    apply: (chain) => afterPicture(chain).insertTable({ rows: 3, cols: 3, withHeaderRow: true }),
    once: true,
  },
  footnote: { apply: addFootnote, once: true },
  undo: { apply: (chain) => chain.undo() },
  redo: { apply: (chain) => chain.redo() },
  addRow: { apply: (chain) => chain.addRowAfter() },
  removeRow: { apply: (chain) => chain.deleteRow() },
  addColumn: { apply: (chain) => chain.addColumnAfter() },
  removeColumn: { apply: (chain) => chain.deleteColumn() },
  removeTable: { apply: (chain) => chain.deleteTable(), once: true },
};

const KEYS: Partial<Record<CommandName, readonly [string]>> = SHORTCUTS.text;

/** Returns the keys that run a command in the text, in the notation of `aria-keyshortcuts`. */
export const keysOf = (name: CommandName): string | undefined => KEYS[name]?.[0];

/** The toolbar's commands. The most frequent come first, because a phone shows only a few without scrolling. */
export const TOOLBAR: readonly CommandName[] = [
  ...(['heading', 'subheading', 'bold', 'italic', 'bullets', 'numbers', 'link', 'picture'] as const),
  ...(['quote', 'instruction', 'caution', 'table', 'footnote', 'undo', 'redo'] as const),
];

/** The toolbar's commands while the cursor is in a table, whose cells cannot contain blocks. */
export const TABLE_TOOLBAR: readonly CommandName[] = [
  ...(['addRow', 'removeRow', 'addColumn', 'removeColumn', 'removeTable'] as const),
  ...(['bold', 'italic', 'link', 'footnote', 'undo', 'redo'] as const),
];

/** Runs a command in place of the text typed to choose it, if any. Undoing the command leaves that text. */
export function runCommand(
  editor: Editor,
  name: CommandName,
  openPanel: (kind: Insertion['kind']) => void,
  typed?: Range,
): void {
  const { apply, panel, once } = COMMANDS[name];
  const chain = editor.chain().focus();
  if (typed) {
    chain.command(({ tr }) => Boolean(closeHistory(tr))).deleteRange(typed);
  }
  apply?.(chain, editor);
  chain.run();
  if (panel) openPanel(panel);
  if (once) ignoreSecondClick();
}

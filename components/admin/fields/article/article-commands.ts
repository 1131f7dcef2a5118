import type { ChainedCommands, Editor, Range } from '@tiptap/core';
import { closeHistory } from '@tiptap/pm/history';
import { ignoreSecondClick } from '@/components/admin/kit/second-click';
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
  /** The keys that run the command in the text, with Control for Command on a Mac. */
  keys?: string;
  /** The characters that do the same when typed at the start of a line. */
  typed?: string;
  /** Set if a double-click must not run the command twice. */
  once?: true;
};

const callout = (kind: string): Command => ({
  apply: (chain, editor) =>
    editor.isActive('callout', { kind }) ? chain.lift('callout') : chain.wrapIn('callout', { kind }),
  isOn: (editor) => editor.isActive('callout', { kind }),
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
  heading: { keys: 'Control+Alt+2', typed: '##', ...heading(2) },
  subheading: { keys: 'Control+Alt+3', typed: '###', ...heading(3) },
  bold: {
    keys: 'Control+B',
    apply: (chain) => chain.toggleBold(),
    isOn: (editor) => editor.isActive('bold'),
  },
  italic: {
    keys: 'Control+I',
    apply: (chain) => chain.toggleItalic(),
    isOn: (editor) => editor.isActive('italic'),
  },
  bullets: {
    keys: 'Control+Shift+8',
    typed: '-',
    apply: (chain) => chain.toggleBulletList(),
    isOn: (editor) => editor.isActive('bulletList'),
  },
  numbers: {
    keys: 'Control+Shift+7',
    typed: '1.',
    apply: (chain) => chain.toggleOrderedList(),
    isOn: (editor) => editor.isActive('orderedList'),
  },
  link: { panel: 'link' },
  picture: { panel: 'picture' },
  quote: {
    keys: 'Control+Shift+B',
    typed: '>',
    apply: (chain) => chain.toggleBlockquote(),
    isOn: (editor) => editor.isActive('blockquote'),
  },
  instruction: callout('note'),
  caution: callout('caution'),
  table: {
    apply: (chain) => afterPicture(chain).insertTable({ rows: 3, cols: 3, withHeaderRow: true }),
    once: true,
  },
  footnote: { apply: addFootnote, once: true },
  undo: { keys: 'Control+Z', apply: (chain) => chain.undo() },
  redo: { keys: 'Control+Shift+Z', apply: (chain) => chain.redo() },
  addRow: { apply: (chain) => chain.addRowAfter() },
  removeRow: { apply: (chain) => chain.deleteRow() },
  addColumn: { apply: (chain) => chain.addColumnAfter() },
  removeColumn: { apply: (chain) => chain.deleteColumn() },
  removeTable: { apply: (chain) => chain.deleteTable(), once: true },
};

/** The toolbar's commands. The most frequent come first, because a phone shows only a few without scrolling. */
export const TOOLBAR: readonly CommandName[] = [
  ...(['heading', 'subheading', 'bold', 'italic', 'bullets', 'numbers', 'link', 'picture'] as const),
  ...(['quote', 'instruction', 'caution', 'table', 'footnote', 'undo', 'redo'] as const),
];

/** The commands shown while the cursor is in a table. */
export const TABLE_TOOLBAR: readonly CommandName[] = [
  'addRow',
  'removeRow',
  'addColumn',
  'removeColumn',
  'removeTable',
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

import type { Editor } from '@tiptap/core';
import { EditorState, NodeSelection, Selection, TextSelection, type Transaction } from '@tiptap/pm/state';
import type { article as texts } from '@/content/admin/article';
import { editorDocument } from './editor-document';
import type { InsertedPicture, Insertion } from './insert-panel';

export type Command = {
  name: keyof typeof texts.commands;
  run(editor: Editor): void;
  isOn?(editor: Editor): boolean;
  /** The keys that run the command in the text, with Control for Command on a Mac. */
  keys?: string;
  /** Set if a double-click must not run the command twice. */
  once?: true;
};

const callout = (kind: string) => ({
  run: (editor: Editor) =>
    editor.isActive('callout', { kind })
      ? editor.chain().focus().lift('callout').run()
      : editor.chain().focus().wrapIn('callout', { kind }).run(),
  isOn: (editor: Editor) => editor.isActive('callout', { kind }),
});

const heading = (level: 2 | 3) => ({
  run: (editor: Editor) => editor.chain().focus().toggleHeading({ level }).run(),
  isOn: (editor: Editor) => editor.isActive('heading', { level }),
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
const afterPicture = ({ tr }: { tr: Transaction }) => {
  leavePicture(tr, true);
  return true;
};

/** Inserts a reference and its footnote, and moves the cursor into the footnote. */
function addFootnote(editor: Editor): void {
  const label = nextLabel(editor);
  const reference = { type: 'footnoteReference', attrs: { label } };
  editor.chain().focus().command(afterPicture).insertContent(reference).run();
  const end = editor.state.doc.content.size;
  editor.chain().insertContentAt(end, { type: 'footnote', attrs: { label } }).focus('end').run();
}

/** The most frequently used commands. They come first, because a phone shows only a few commands without scrolling. */
export const COMMON_COMMANDS: Command[] = [
  { name: 'heading', keys: 'Control+Alt+2', ...heading(2) },
  { name: 'subheading', keys: 'Control+Alt+3', ...heading(3) },
  {
    name: 'bold',
    keys: 'Control+B',
    run: (editor) => editor.chain().focus().toggleBold().run(),
    isOn: (editor) => editor.isActive('bold'),
  },
  {
    name: 'italic',
    keys: 'Control+I',
    run: (editor) => editor.chain().focus().toggleItalic().run(),
    isOn: (editor) => editor.isActive('italic'),
  },
  {
    name: 'bullets',
    keys: 'Control+Shift+8',
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
    isOn: (editor) => editor.isActive('bulletList'),
  },
  {
    name: 'numbers',
    keys: 'Control+Shift+7',
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
    isOn: (editor) => editor.isActive('orderedList'),
  },
];

export const OTHER_COMMANDS: Command[] = [
  {
    name: 'quote',
    keys: 'Control+Shift+B',
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
    isOn: (editor) => editor.isActive('blockquote'),
  },
  { name: 'instruction', ...callout('note') },
  { name: 'caution', ...callout('caution') },
  {
    name: 'table',
    run: (editor) =>
      editor
        .chain()
        .focus()
        .command(afterPicture)
        .insertTable({ rows: 3, cols: 3, withHeaderRow: true })
        .run(),
    once: true,
  },
  { name: 'footnote', run: addFootnote, once: true },
  { name: 'undo', keys: 'Control+Z', run: (editor) => editor.chain().focus().undo().run() },
  { name: 'redo', keys: 'Control+Shift+Z', run: (editor) => editor.chain().focus().redo().run() },
];

/** The commands shown while the cursor is in a table. */
export const TABLE_COMMANDS: Command[] = [
  { name: 'addRow', run: (editor) => editor.chain().focus().addRowAfter().run() },
  { name: 'removeRow', run: (editor) => editor.chain().focus().deleteRow().run() },
  { name: 'addColumn', run: (editor) => editor.chain().focus().addColumnAfter().run() },
  { name: 'removeColumn', run: (editor) => editor.chain().focus().deleteColumn().run() },
  { name: 'removeTable', run: (editor) => editor.chain().focus().deleteTable().run(), once: true },
];

/** The selected picture, if any. */
export function selectedPicture({ selection }: EditorState): InsertedPicture | undefined {
  if (!(selection instanceof NodeSelection) || selection.node.type.name !== 'image') return undefined;
  const { src, alt, title } = selection.node.attrs;
  return { src: String(src ?? ''), alt: String(alt ?? ''), caption: String(title ?? '') };
}

/**
 * Moves the cursor from a selected picture or footnote reference to the text after it, because typed text would replace
 * the selection.
 * @param adds whether to add a paragraph if none follows the picture
 */
function leavePicture(tr: Transaction, adds: boolean): void {
  if (!(tr.selection instanceof NodeSelection)) return;
  const after = tr.selection.to;
  if (tr.selection.node.isInline) {
    tr.setSelection(TextSelection.create(tr.doc, after));
    return;
  }
  const { paragraph } = tr.doc.type.schema.nodes;
  const isFollowed = tr.doc.resolve(after).nodeAfter?.type === paragraph;
  if (paragraph && adds && !isFollowed) tr.insert(after, paragraph.create());
  const next = Selection.findFrom(tr.doc.resolve(after), 1, true);
  if (next) tr.setSelection(next).scrollIntoView();
}

/** Inserts or updates a picture or link. An empty address removes the link but keeps its text. */
export function insert(editor: Editor, insertion: Insertion): void {
  const chain = editor.chain().focus();
  if (insertion.kind === 'picture') {
    const { src, alt, caption } = insertion;
    const isNew = selectedPicture(editor.state) === undefined;
    chain
      .setImage({ src, alt, title: caption })
      .command(({ tr }) => {
        leavePicture(tr, isNew);
        return true;
      })
      .run();
    return;
  }
  const { href, words } = insertion;
  if (href === '') chain.extendMarkRange('link').unsetLink().run();
  else if (editor.state.selection.empty && !editor.isActive('link')) {
    chain
      .insertContent({ type: 'text', text: words || href, marks: [{ type: 'link', attrs: { href } }] })
      .run();
  } else chain.extendMarkRange('link').setLink({ href }).run();
}

/** Returns the selection as JSON, for `restoreSelection`. */
export const selectionOf = ({ state }: Editor): string => JSON.stringify(state.selection.toJSON());

/** Restores a selection unless the text has become too short for it. */
export function restoreSelection({ state, view }: Editor, selection: string): void {
  try {
    view.dispatch(state.tr.setSelection(Selection.fromJSON(state.doc, JSON.parse(selection))));
  } catch {
    // The text was changed elsewhere.
  }
}

/**
 * Replaces the text with text from outside the editor, such as a merge or an earlier version. Starts a new undo history,
 * because an undo would otherwise remove a colleague's changes.
 */
export function replaceText(editor: Editor, text: string): void {
  editor.commands.setContent(editorDocument(text), { emitUpdate: false });
  const { doc, selection, plugins } = editor.state;
  editor.view.updateState(EditorState.create({ doc, selection, plugins }));
}

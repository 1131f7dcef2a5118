import type { Editor } from '@tiptap/core';
import {
  type EditorState,
  NodeSelection,
  Selection,
  TextSelection,
  type Transaction,
} from '@tiptap/pm/state';
import type { InsertedPicture, Insertion } from './insert-panel';

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
export function leavePicture(tr: Transaction, adds: boolean): void {
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

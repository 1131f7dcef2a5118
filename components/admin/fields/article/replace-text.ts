import type { Editor } from '@tiptap/core';
import { EditorState, Selection } from '@tiptap/pm/state';
import { editorDocument } from './editor-document';

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

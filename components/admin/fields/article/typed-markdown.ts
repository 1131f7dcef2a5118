import {
  type EditorOptions,
  Extension,
  markInputRule,
  textblockTypeInputRule,
  wrappingInputRule,
} from '@tiptap/core';
import { closeHistory } from '@tiptap/pm/history';

/** Words between double asterisks. With spaces inside, or after a letter or digit, asterisks are text. */
const BOLD = /(?<![\p{L}\p{N}*])(\*\*(?!\s)([^*]+)(?<!\s)\*\*)$/u;

/**
 * Typed Markdown becomes formatting. An undo restores the characters as typed: Tiptap makes the formatting an undo step
 * of its own, and this extension keeps text typed quickly afterwards out of that step.
 */
export const TypedMarkdown = Extension.create({
  name: 'typedMarkdown',
  addInputRules() {
    const { nodes, marks } = this.editor.schema;
    const { orderedList, heading } = nodes;
    if (!orderedList || !heading || !marks.bold) return [];
    return [
      // Up to three digits, because years do not start a list.
      wrappingInputRule({
        find: /^(\d{1,3})\.\s$/,
        type: orderedList,
        getAttributes: ([, start]) => ({ start: Number(start) }),
        joinPredicate: ([, start], list) => list.childCount + Number(list.attrs.start) === Number(start),
      }),
      // The page's title is its only heading of the first level.
      textblockTypeInputRule({ find: /^#\s$/, type: heading, getAttributes: { level: 2 } }),
      markInputRule({ find: BOLD, type: marks.bold }),
    ];
  },
  onTransaction({ editor, transaction }) {
    if (transaction.getMeta('inputRule')) editor.view.dispatch(closeHistory(editor.state.tr));
  },
});

/**
 * The extensions whose typed characters become formatting. Single asterisks and underscores do not, because
 * "5 * 3 * 2 ml" is a calculation.
 */
export const typing: Pick<EditorOptions, 'enableInputRules' | 'enablePasteRules'> = {
  enableInputRules: ['heading', 'bulletList', 'blockquote', 'codeBlock', 'code', TypedMarkdown.name],
  enablePasteRules: ['link'],
};

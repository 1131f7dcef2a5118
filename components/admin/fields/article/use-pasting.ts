'use client';

import type { Editor, JSONContent } from '@tiptap/core';
import { closeHistory } from '@tiptap/pm/history';
import { TextSelection, type Transaction } from '@tiptap/pm/state';
import type { EditorProps, EditorView } from '@tiptap/pm/view';
import { type RefObject, useState } from 'react';
import { droppedPicture, hasOnlyOtherFiles } from '@/components/admin/fields/picture/dropped-picture';
import { article } from '@/content/admin/article';
import { pictureOf } from '@/lib/articles/picture';
import { editorDocument } from './editor-document';
import { cleanPaste } from './paste/clean-paste';
import { pastedTable } from './paste/pasted-table';
import type { PastedPicture } from './paste/pictures';
import { emptyReport, type LeftOut } from './paste/report';
import { type EditMarkdown, usePastedPictures } from './paste/use-pasted-pictures';
import { pastedMarkdown } from './pasted-markdown';

/** HTML of one picture and nothing else. */
const ONE_PICTURE = /^(?:<p>)?<img [^>]*>(?:<\/p>)?$/;

/**
 * Moves the cursor to where a file is dropped: to the empty paragraph there, or to a new one between the blocks, because
 * a picture is a block.
 */
function goToDrop(view: EditorView, { clientX: left, clientY: top }: MouseEvent): void {
  const { tr, doc, schema } = view.state;
  const at = view.posAtCoords({ left, top });
  if (!at || !schema.nodes.paragraph) return;
  const $at = doc.resolve(at.pos);
  const isEmpty = $at.parent.type === schema.nodes.paragraph && $at.parent.childCount === 0;
  if (isEmpty) tr.setSelection(TextSelection.create(doc, at.pos));
  else {
    const block = $at.depth > 0 ? $at.before(1) : at.inside;
    const shown = view.nodeDOM(block);
    if (!(shown instanceof HTMLElement)) return;
    const box = shown.getBoundingClientRect();
    const isBelow = top > (box.top + box.bottom) / 2;
    const between = block + (isBelow ? (doc.nodeAt(block)?.nodeSize ?? 0) : 0);
    tr.insert(between, schema.nodes.paragraph.create());
    tr.setSelection(TextSelection.create(tr.doc, between + 1));
  }
  view.dispatch(tr);
}

/** Returns the number after the highest number of a footnote in the text. */
function nextFootnote({ state }: Editor): number {
  let highest = 0;
  state.doc.descendants(({ type, attrs }) => {
    if (type.name.startsWith('footnote')) highest = Math.max(highest, Number(attrs.label) || 0);
  });
  return highest + 1;
}

/** Returns pasted Markdown without pictures from other sites, which visitors would not see. */
function withoutPictures(content: JSONContent[], leaveOut: (alt: string) => void): JSONContent[] {
  return content.flatMap((node): JSONContent[] => {
    if (node.type === 'image' && !pictureOf(String(node.attrs?.src))) {
      leaveOut(String(node.attrs?.alt || article.leftOut.unnamed));
      return [];
    }
    if (!node.content) return [node];
    const rest = withoutPictures(node.content, leaveOut);
    return [{ ...node, content: rest.length > 0 ? rest : [{ type: 'paragraph' }] }];
  });
}

/** Handles pasted and dropped content. Pictures on their own go to a panel, which asks for their description. */
export function usePasting(
  editor: RefObject<Editor | null>,
  recordId: string,
  openPicture: (picture: File) => void,
  editMarkdown: EditMarkdown,
) {
  const [isRefused, setRefused] = useState(false);
  const [leftOut, setLeftOut] = useState<LeftOut | null>(null);
  const [canUndo, setCanUndo] = useState(false);

  const leaveOut = (alt: string) =>
    setLeftOut((found) => ({ ...(found ?? emptyReport()), pictures: [...(found?.pictures ?? []), alt] }));
  const pictures = usePastedPictures(editor, recordId, leaveOut, editMarkdown);

  /** Opens the panel for a picture, or refuses other files. Returns whether it did either. */
  function takeFile(data: DataTransfer | null): boolean {
    const picture = data && droppedPicture(data);
    if (picture) {
      openPicture(picture);
      // The clipboard's HTML, which is not used then, has the picture too.
      setLeftOut(null);
    }
    const refuses = data !== null && hasOnlyOtherFiles(data);
    setRefused(refuses);
    return Boolean(picture) || refuses;
  }

  /** Inserts plain text that is a table or Markdown. Returns whether it did. */
  function takeText(data: DataTransfer | null): boolean {
    if (!editor.current || editor.current.isActive('codeBlock')) return false;
    const table = editor.current.isActive('table') ? null : pastedTable(data);
    if (table) return editor.current.commands.insertContent(table);
    const markdown = pastedMarkdown(data);
    if (markdown === null) return false;
    const { content = [] } = editorDocument(markdown);
    return editor.current.commands.insertContent(withoutPictures(content, leaveOut));
  }

  const props: EditorProps = {
    transformPastedHTML(html) {
      let pasted: PastedPicture[] = [];
      const take = (found: LeftOut, taken: PastedPicture[]) => {
        setLeftOut(found);
        pasted = taken;
      };
      const cleaned = cleanPaste(html, take, editor.current ? nextFootnote(editor.current) : 1);
      const [first] = pasted;
      if (first && !first.alt && ONE_PICTURE.test(cleaned)) {
        openPicture(first.file);
        return '';
      }
      pictures.start(pasted);
      return cleaned;
    },
    handlePaste: (_view, { clipboardData }, { size }) =>
      takeFile(clipboardData) ||
      takeText(clipboardData) ||
      // If everything was left out, the selected text stays.
      (size === 0 && Boolean(clipboardData?.getData('text/html'))),
    handleDOMEvents: {
      paste(view) {
        setLeftOut(null);
        setCanUndo(false);
        // Undoing the paste must not also undo what was typed just before it.
        view.dispatch(closeHistory(view.state.tr));
      },
      // Also handles drops beside the text, which the editor ignores, but not content dragged within the text.
      drop(view, event) {
        setLeftOut(null);
        if (view.dragging || !event.dataTransfer) return false;
        if (droppedPicture(event.dataTransfer)) goToDrop(view, event);
        const takes = takeFile(event.dataTransfer);
        if (takes) event.preventDefault();
        return takes;
      },
    },
  };

  return {
    props,
    isRefused,
    leftOut,
    isUploading: pictures.isUploading,
    undescribed: pictures.undescribed,
    setDescribed: pictures.setDescribed,
    canUndo,
    listen(transaction: Transaction) {
      if (transaction.docChanged && transaction.getMeta('addToHistory') !== false)
        setCanUndo(transaction.getMeta('paste') === true);
    },
    clearRefusal: () => setRefused(false),
    clearLeftOut: () => setLeftOut(null),
  };
}

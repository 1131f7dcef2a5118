'use client';

import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { Button } from '@/components/admin/kit/button';
import { Notice } from '@/components/admin/kit/notice';
import { article } from '@/content/admin/article';

const texts = article.leftOut;

export type UndescribedNoticeProps = {
  editor: Editor;
  /** The addresses of pasted pictures without a description. */
  pasted: readonly string[];
  /** Opens the panel for the picture at this position. */
  onDescribe(position: number): void;
};

/** Asks for the descriptions of pasted pictures that are still in the text. */
export function UndescribedNotice({ editor, pasted, onDescribe }: UndescribedNoticeProps) {
  const positions = useEditorState({
    editor,
    selector: ({ editor: { state } }) => {
      const found: number[] = [];
      if (pasted.length === 0) return found;
      state.doc.descendants(({ attrs }, position) => {
        if (pasted.includes(String(attrs.src)) && !attrs.alt) found.push(position);
      });
      return found;
    },
  });
  const [first] = positions;
  return (
    <div role="status">
      {first !== undefined && (
        <Notice kind="info">
          <p>
            {texts.missing}: {positions.length}
          </p>
          <Button small onClick={() => onDescribe(first)}>
            {texts.describe}
          </Button>
        </Notice>
      )}
    </div>
  );
}

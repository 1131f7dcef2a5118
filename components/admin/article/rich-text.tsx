'use client';

import { type ReactNode, useState } from 'react';
import { Notice } from '@/components/admin/shared/notice';
import { article as texts } from '@/content/admin/article';
import { minutesOf, parseArticle } from '@/lib/articles/markdown';
import { canEdit } from './article-extensions';
import styles from './article-field.module.scss';
import { RichEditor, type RichEditorProps } from './rich-editor';

export type RichTextProps = RichEditorProps & {
  /** Shown instead of the editor if the editor would change the text. */
  source: ReactNode;
};

/** The editor, or the Markdown if the editor would change how visitors see the text. */
export function RichText({ source, ...editor }: RichTextProps) {
  const [isHeld] = useState(() => canEdit(editor.text));
  if (isHeld) return <RichEditor {...editor} />;
  return (
    <>
      <Notice kind="info">{texts.cannotEdit}</Notice>
      {source}
    </>
  );
}

const format = new Intl.NumberFormat('en-GB');

/** An article's length and reading time. */
export function TextFacts({ text }: { text: string }) {
  const { words } = parseArticle(text);
  if (words === 0) return null;
  return (
    <p className={styles.facts}>
      {format.format(words)} {texts.words}, {minutesOf(words)} {texts.minutes}
    </p>
  );
}

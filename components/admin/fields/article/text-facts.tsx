'use client';

import { article as texts } from '@/content/admin/article';
import { minutesOf, parseArticle } from '@/lib/articles/markdown';
import styles from './text-facts.module.scss';

const format = new Intl.NumberFormat('en-GB');

/** An article's length and reading time. */
export function TextFacts({ text }: { text: string }) {
  const { words } = parseArticle(text);
  if (words === 0) return null;
  return (
    <p className={styles.facts}>
      {format.format(words)} {words === 1 ? texts.word : texts.words}, {minutesOf(words)} {texts.minutes}
    </p>
  );
}

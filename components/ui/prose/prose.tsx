import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './prose.module.scss';

export type ProseProps = { className?: string; children: ReactNode };

/** Running text: paragraphs, lists and headings in lines that are good to read. */
export function Prose({ className, children }: ProseProps) {
  return <div className={clsx(styles.prose, className)}>{children}</div>;
}

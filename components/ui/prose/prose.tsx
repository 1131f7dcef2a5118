import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './prose.module.scss';

type ProseProps = { className?: string; children: ReactNode };

/** Continuous text: paragraphs, lists and headings in lines of a readable length. */
export function Prose({ className, children }: ProseProps) {
  return <div className={clsx(styles.prose, className)}>{children}</div>;
}

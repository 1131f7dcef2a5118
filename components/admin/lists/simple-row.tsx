'use client';

import type { ReactNode } from 'react';
import styles from './record-list.module.scss';

export type SimpleRowProps = {
  title: string;
  /** The address of the record's editor. */
  href: string;
  picture?: ReactNode;
  facts: ReactNode;
  /** The row's actions. */
  children?: ReactNode;
};

/** A row of a list without columns: a title, facts below it, and actions. */
export function SimpleRow({ title, href, picture, facts, children }: SimpleRowProps) {
  return (
    <li data-row className={styles.simple}>
      {picture}
      <div className={styles.title}>
        <h3 className={styles.name} dir="auto">
          <a href={href}>{title}</a>
        </h3>
        <div className={styles.meta}>{facts}</div>
      </div>
      {children}
    </li>
  );
}

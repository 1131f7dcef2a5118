'use client';

import type { ReactNode } from 'react';
import { Button } from '@/components/admin/kit/button';
import { number } from '@/components/admin/kit/format';
import { focusHome } from '@/components/admin/kit/use-focus-home';
import { lists } from '@/content/admin/lists';
import { kindOf } from '@/lib/model/kinds';
import { create } from './create';
import { collectionOf, listName } from './list-query';
import styles from './view-head.module.scss';

export type ViewHeadProps = {
  list: string;
  /** `all` is the number of records, and `found` is the number of records that match the search and the filter. */
  count?: { found: number; all: number } | undefined;
  /** The list's search. */
  children?: ReactNode;
};

/** A list's name, count and search. On small screens, where the sidebar is closed, also a button to create a record. */
export function ViewHead({ list, count, children }: ViewHeadProps) {
  const shown = collectionOf(list);
  return (
    <div className={styles.head}>
      <h1 {...focusHome} id={`${list}-list`} tabIndex={-1} className={styles.heading}>
        {listName(list)}
      </h1>
      <p className={styles.count} role="status">
        {count && count.all > 0 && (
          <>
            {count.found < count.all && `${number.format(count.found)} ${lists.of} `}
            {number.format(count.all)}
            <span className="visually-hidden"> {count.all === 1 ? lists.record : lists.records}</span>
          </>
        )}
      </p>
      {shown && (
        <div className={styles.create}>
          <Button small kind="primary" onClick={() => create(shown)}>
            {kindOf(shown).words.create}
          </Button>
        </div>
      )}
      {children}
    </div>
  );
}

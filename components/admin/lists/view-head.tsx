'use client';

import { useId } from 'react';
import { Button } from '@/components/admin/kit/button';
import { number } from '@/components/admin/kit/format';
import { focusHome } from '@/components/admin/kit/use-focus-home';
import { lists } from '@/content/admin/lists';
import { COLLECTIONS, type Collection, isPublishable, kindOf } from '@/lib/model/kinds';
import { generateId } from '@/lib/records/ids';
import { collectionOf, listName } from './list-query';
import styles from './view-head.module.scss';

export type ViewHeadProps = {
  list: string;
  /** `all` is the number of records, and `found` is the number of records that match the search and the filter. */
  count?: { found: number; all: number } | undefined;
};

/** A list's name and count, and buttons to create records, starting with the list's own kind. */
export function ViewHead({ list, count }: ViewHeadProps) {
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
        <div className={styles.main}>
          <Create name={shown} kind="primary" />
        </div>
      )}
      <div className={styles.others}>
        {BUTTONS.filter((name) => name !== shown).map((name) => (
          <Create key={name} name={name} kind="quiet" />
        ))}
      </div>
    </div>
  );
}

/** The buttons that the specification lists, in the same order, followed by those for the other kinds. */
const BUTTONS = ['Media', ...COLLECTIONS.filter((name) => name !== 'Media')] as const;

function newAddress(name: Collection): string {
  const { editor, ids } = kindOf(name);
  if (ids) return `/admin/${editor}`;
  return `/admin/${editor}/${isPublishable(name) ? generateId() : 'new'}`;
}

type CreateProps = { name: Collection; kind: 'primary' | 'quiet' };

/**
 * A button, with a hint unless the list's title already says what the button creates. Opens the editor with a full
 * navigation, so that going back from there triggers the editor's leave guard.
 */
function Create({ name, kind }: CreateProps) {
  const id = useId();
  const { create, createHint } = kindOf(name).words;
  const hint = kind === 'quiet' ? createHint : undefined;
  return (
    <div>
      <Button
        small
        kind={kind}
        aria-describedby={hint && id}
        onClick={() => window.location.assign(newAddress(name))}
      >
        {create}
      </Button>
      {hint && (
        <p id={id} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}

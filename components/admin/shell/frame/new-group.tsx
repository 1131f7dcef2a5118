'use client';

import clsx from 'clsx';
import { useId } from 'react';
import { Icon } from '@/components/admin/kit/icons';
import { Keys } from '@/components/admin/kit/keys';
import { create, createKeys } from '@/components/admin/lists/create';
import { useSingleKeys } from '@/components/admin/lists/single-keys';
import { frame } from '@/content/admin/frame';
import { COLLECTIONS, kindOf } from '@/lib/model/kinds';
import styles from './new-group.module.scss';

export type NewGroupProps = {
  /** The current list. The button for its kind is filled. */
  list?: string | undefined;
  className?: string | undefined;
};

/** The buttons that create records. */
export function NewGroup({ list, className }: NewGroupProps) {
  const id = useId();
  const { on } = useSingleKeys();
  return (
    <section className={clsx(styles.group, className)} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {frame.create}
      </h2>
      <ul role="list">
        {COLLECTIONS.map((name) => (
          <li key={name} className={styles.entry}>
            <button
              type="button"
              className={styles.button}
              data-here={kindOf(name).list === list || undefined}
              onClick={() => create(name)}
            >
              <Icon name="new" />
              {kindOf(name).words.create}
            </button>
            {on && (
              <span className={styles.keys} aria-hidden="true">
                <Keys shortcut={createKeys(name)} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

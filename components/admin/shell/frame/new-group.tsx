'use client';

import { Icon } from '@/components/admin/kit/icons';
import { create } from '@/components/admin/lists/create';
import { frame } from '@/content/admin/frame';
import { COLLECTIONS, kindOf } from '@/lib/model/kinds';
import styles from './new-group.module.scss';

export type NewGroupProps = {
  /** The current list. The button for its kind is filled. */
  list: string | undefined;
};

/** The buttons that create records. */
export function NewGroup({ list }: NewGroupProps) {
  return (
    <section className={styles.group} aria-labelledby="new-records">
      <h2 id="new-records" className={styles.title}>
        {frame.create}
      </h2>
      <ul role="list">
        {COLLECTIONS.map((name) => (
          <li key={name}>
            <button
              type="button"
              className={styles.button}
              data-here={kindOf(name).list === list || undefined}
              onClick={() => create(name)}
            >
              <Icon name="new" />
              {kindOf(name).words.create}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

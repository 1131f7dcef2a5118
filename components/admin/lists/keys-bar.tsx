'use client';

import { Fragment } from 'react';
import { lists } from '@/content/admin/lists';
import styles from './keys-bar.module.scss';
import { useSingleKeys } from './single-keys';

export type KeysBarProps = {
  /** Whether rows can be selected. */
  hasChoice: boolean;
};

/** Lists the shortcuts of a list, and turns them on or off. */
export function KeysBar({ hasChoice }: KeysBarProps) {
  const { on, turn } = useSingleKeys();
  const { label, move, select, open, search } = lists.keys;
  const shortcuts = [
    { keys: ['J', 'K'], does: move },
    ...(hasChoice ? [{ keys: ['X'], does: select }] : []),
    { keys: ['Enter'], does: open },
    { keys: ['/'], does: search },
  ];
  return (
    <footer className={styles.bar}>
      {on &&
        shortcuts.map(({ keys, does }) => (
          <span key={does} className={styles.shortcut}>
            {keys.map((key) => (
              <Fragment key={key}>
                <kbd>{key}</kbd>{' '}
              </Fragment>
            ))}
            {does}
          </span>
        ))}
      <label className={styles.setting}>
        <input type="checkbox" checked={on} onChange={(event) => turn(event.target.checked)} />
        {label}
      </label>
    </footer>
  );
}

'use client';

import { Fragment } from 'react';
import { Keys } from '@/components/admin/kit/keys';
import { SHORTCUTS } from '@/components/admin/kit/shortcuts';
import { frame } from '@/content/admin/frame';
import { lists } from '@/content/admin/lists';

import styles from './keys-bar.module.scss';
import { useSingleKeys } from './single-keys';

export type KeysBarProps = {
  /** Whether rows can be selected. */
  hasChoice: boolean;
  /** Whether records have a preview. */
  hasPreview: boolean;
};

/** Lists the shortcuts of a list, and turns them on or off. */
export function KeysBar({ hasChoice, hasPreview }: KeysBarProps) {
  const { on, turn } = useSingleKeys();
  const { move, select, open, preview, search } = lists.keys;
  const keys = SHORTCUTS.lists;
  const shown = [
    { keys: keys.move, does: move },
    ...(hasChoice ? [{ keys: keys.select, does: select }] : []),
    { keys: keys.open, does: open },
    ...(hasPreview ? [{ keys: keys.preview, does: preview }] : []),
    { keys: keys.search, does: search },
    { keys: SHORTCUTS.everywhere.shortcuts, does: lists.keys.all },
  ];
  return (
    <footer className={styles.bar}>
      {on &&
        shown.map(({ keys, does }) => (
          <span key={does} className={styles.shortcut}>
            {keys.map((key) => (
              <Fragment key={key}>
                <Keys shortcut={key} />{' '}
              </Fragment>
            ))}
            {does}
          </span>
        ))}
      <label className={styles.setting}>
        <input type="checkbox" checked={on} onChange={(event) => turn(event.target.checked)} />
        {frame.single}
      </label>
    </footer>
  );
}

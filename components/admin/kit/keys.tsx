import { Fragment } from 'react';
import styles from './keys.module.scss';
import { keyNames } from './shortcuts';

/** The keys of a shortcut. */
export function Keys({ shortcut }: { shortcut: string }) {
  return keyNames(shortcut).map((name, index) => (
    <Fragment key={name}>
      {index > 0 && ' '}
      <kbd className={styles.key}>{name}</kbd>
    </Fragment>
  ));
}

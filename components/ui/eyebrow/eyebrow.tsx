import type { ReactNode } from 'react';
import styles from './eyebrow.module.scss';

type EyebrowProps = { children: ReactNode };

/** The small line above a heading. */
export function Eyebrow({ children }: EyebrowProps) {
  return <span className={styles.eyebrow}>{children}</span>;
}

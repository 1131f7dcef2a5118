import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './grid.module.scss';

export type GridProps = {
  /** How many columns a wide screen has; narrower ones have fewer. */
  columns: 'two' | 'three' | 'four';
  className?: string;
  children: ReactNode;
};

/** Things side by side in even columns. */
export function Grid({ columns, className, children }: GridProps) {
  return <div className={clsx(styles.grid, styles[columns], className)}>{children}</div>;
}

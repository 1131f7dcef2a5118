import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './stack.module.scss';

export type StackProps = { gap?: 'small' | 'medium' | 'large'; className?: string; children: ReactNode };

/** One thing below the other at even distances. */
export function Stack({ gap = 'medium', className, children }: StackProps) {
  return <div className={clsx(styles.stack, styles[gap], className)}>{children}</div>;
}

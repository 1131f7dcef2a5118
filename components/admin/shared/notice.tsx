import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Button } from './button';
import styles from './notice.module.scss';

export type NoticeProps = { kind: 'success' | 'error' | 'info'; children: ReactNode };

/**
 * Tells what happened. Errors interrupt a screen reader; the rest is read out if it appears in an element with
 * `role="status"` that was there before.
 */
export function Notice({ kind, children }: NoticeProps) {
  return (
    <div className={clsx(styles.notice, styles[kind])} role={kind === 'error' ? 'alert' : undefined}>
      {children}
    </div>
  );
}

export type ProblemProps = {
  heading: string;
  text: string;
  /** In place of a whole view, whose heading it then is. */
  wholeView?: boolean;
  remedy: { label: string; act(): void };
};

/** Stands where something should be that did not arrive, with the way to get it after all. */
export function Problem({ heading, text, wholeView = false, remedy }: ProblemProps) {
  const Heading = wholeView ? 'h1' : 'p';
  return (
    <Notice kind="error">
      <Heading className={styles.heading}>{heading}</Heading>
      <p>{text}</p>
      <Button onClick={remedy.act}>{remedy.label}</Button>
    </Notice>
  );
}

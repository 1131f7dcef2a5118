import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Button } from './button';
import styles from './notice.module.scss';

export type NoticeProps = { kind: 'success' | 'error' | 'info'; children: ReactNode };

/**
 * A message. Screen readers announce errors at once. They announce other messages only inside an existing element with
 * `role="status"`.
 */
export function Notice({ kind, children }: NoticeProps) {
  return (
    <div className={clsx(styles.notice, styles[kind])} role={kind === 'error' ? 'alert' : undefined}>
      {children}
    </div>
  );
}

export type ProblemProps = {
  heading?: string;
  text: string;
  /** Whether the message replaces a whole view, so that its heading is the view's main heading. */
  wholeView?: boolean;
  remedy: { label: string; act(): void };
};

/** An error message for content that failed to load, with a button for the remedy. */
export function Problem({ heading, text, wholeView = false, remedy }: ProblemProps) {
  const Heading = wholeView ? 'h1' : 'p';
  return (
    <Notice kind="error">
      {heading && <Heading className={styles.heading}>{heading}</Heading>}
      <p>{text}</p>
      <Button onClick={remedy.act}>{remedy.label}</Button>
    </Notice>
  );
}

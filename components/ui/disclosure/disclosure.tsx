import type { ReactNode } from 'react';
import styles from './disclosure.module.scss';

export type DisclosureProps = {
  /** The URL fragment. A link to the disclosure, or to anything inside it, opens it. */
  id?: string;
  summary: ReactNode;
  /** Disclosures of the same group close each other. */
  group?: string;
  open?: boolean;
  children: ReactNode;
};

/** A heading or question with a collapsible answer. */
export function Disclosure({ id, summary, group, open, children }: DisclosureProps) {
  return (
    <details className={styles.disclosure} id={id} name={group} open={open}>
      <summary className={styles.summary}>{summary}</summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}

'use client';

import type { ReactNode } from 'react';
import { admin } from '@/content/admin/texts';
import type { Meta } from '@/content/types';
import styles from './share-card.module.scss';

export type SharePanelProps = {
  path: string;
  meta: Meta;
  /** Whether visitors get this card only after the changes go live. */
  later?: boolean;
  /** The card's picture. */
  children: ReactNode;
};

const texts = admin.preview;

/** A preview of a page's card on social networks and in messaging apps. */
export function SharePanel({ path, meta, later = false, children }: SharePanelProps) {
  return (
    <section aria-labelledby="share-card">
      <h2 id="share-card" className={styles.heading}>
        {texts.shareCard}
      </h2>
      <p className={styles.hint}>
        {texts.shareCardOf} {later ? path : <a href={path}>{path}</a>}
        {later && <span className={styles.later}>{texts.shareCardLater}</span>}
      </p>
      <div className={styles.card}>
        {children}
        <div className={styles.text}>
          <p className={styles.host}>{window.location.host}</p>
          <p className={styles.title} dir="auto">
            {meta.title}
          </p>
          <p className={styles.description} dir="auto">
            {meta.description}
          </p>
        </div>
      </div>
    </section>
  );
}

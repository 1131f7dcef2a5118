'use client';

import { admin } from '@/content/admin/texts';
import { SHARE_CARD, shareCardPath } from '@/lib/seo/share-card';
import styles from './share-card.module.scss';
import { sharedPage } from './shared-page';

export type ShareCardProps = {
  /** The record's link, and the list that it stands in. */
  link: string;
  list: string;
};

const texts = admin.preview;

/** What networks and messengers show of the page that visitors pass on. */
export function ShareCard({ link, list }: ShareCardProps) {
  const { origin, host } = window.location;
  const page = sharedPage(link, list, origin);
  if (!page) return null;
  const { width, height } = SHARE_CARD;
  return (
    <section aria-labelledby="share-card">
      <h2 id="share-card" className={styles.heading}>
        {texts.shareCard}
      </h2>
      <p className={styles.hint}>
        {texts.shareCardOf} <a href={page.path}>{page.path}</a>
      </p>
      <div className={styles.card}>
        <img className={styles.picture} src={shareCardPath(page.path)} width={width} height={height} alt="" />
        <div className={styles.text}>
          <p className={styles.host}>{host}</p>
          <p className={styles.title}>{page.meta.title}</p>
          <p className={styles.description}>{page.meta.description}</p>
        </div>
      </div>
    </section>
  );
}

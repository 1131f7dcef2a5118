'use client';

import { admin } from '@/content/admin/texts';
import { pages } from '@/content/pages';
import type { PageEntry } from '@/content/types';
import { SHARE_CARD, shareCardPath } from '@/lib/seo/share-card';
import styles from './share-card.module.scss';

export type ShareCardProps = {
  /** The record's link, and the list that contains it. */
  link: string;
  list: string;
};

const texts = admin.preview;

/** How the shared page looks on social networks and in messengers. */
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

const ORIGIN = /^https?:\/\/[^/]+/;

/**
 * The page that is shared for a record: the page on this site that the link names, or else the list with the record.
 * Articles' own pages are not considered.
 * @param link the record's link, or ''
 * @param list the list's path
 * @param site the site's own origin
 */
export function sharedPage(link: string, list: string, site: string): PageEntry | undefined {
  const path = link.startsWith(site) ? link.replace(ORIGIN, '') : link;
  const plain = path.split(/[?#]/)[0]?.replace(/(.)\/$/, '$1');
  return pages.find((page) => page.path === plain) ?? pages.find((page) => page.path === list);
}

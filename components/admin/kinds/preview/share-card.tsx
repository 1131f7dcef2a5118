'use client';

import { pages } from '@/content/pages';
import type { PageEntry } from '@/content/types';
import { SHARE_CARD, shareCardPath } from '@/lib/seo/share-card';
import styles from './share-card.module.scss';
import { SharePanel } from './share-panel';

export type ShareCardProps = {
  /** The record's link, or ''. */
  link: string;
  /** The path of the page on which the record appears. */
  list: string;
};

/**
 * A preview of the share card of the page that a record links to. If the record links to no page of this site, the card
 * is that of the page on which the record appears.
 */
export function ShareCard({ link, list }: ShareCardProps) {
  const page = sharedPage(link, list, window.location.origin);
  if (!page) return null;
  const { width, height } = SHARE_CARD;
  return (
    <SharePanel path={page.path} meta={page.meta}>
      <img className={styles.picture} src={shareCardPath(page.path)} width={width} height={height} alt="" />
    </SharePanel>
  );
}

const ORIGIN = /^https?:\/\/[^/]+/;

/**
 * Returns the page of this site that a record links to, or else the list that contains the record. For an article with
 * its own page, see `ArticleCard`.
 * @param link the record's link, or ''
 * @param list the list's path
 * @param site the site's own origin
 */
export function sharedPage(link: string, list: string, site: string): PageEntry | undefined {
  const path = link.startsWith(site) ? link.replace(ORIGIN, '') : link;
  const plain = path.split(/[?#]/)[0]?.replace(/(.)\/$/, '$1');
  return pages.find((page) => page.path === plain) ?? pages.find((page) => page.path === list);
}

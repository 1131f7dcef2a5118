'use client';

import { useCallback, useRef, useState } from 'react';
import { useLoaded } from '@/components/admin/kit/use-loaded';
import { cardName, cardPath, cardText } from '@/lib/articles/card-name';
import { cardTemplate } from '@/lib/articles/card-template';
import { articlePath } from '@/lib/articles/shelf';
import type { Blog } from '@/lib/model/records';
import { isVisible } from '@/lib/model/visibility';
import { sha256 } from '@/lib/records/files';
import { articleMeta } from '@/lib/seo/article-meta';
import { SHARE_CARD } from '@/lib/seo/share-card';
import { useScale } from './preview-frame';
import styles from './share-card.module.scss';
import { SharePanel } from './share-panel';

export type ArticleCardProps = {
  /** The article with its unsaved changes, and the slug that a save would give it. */
  blog: Blog;
  stored: Blog;
};

/** The fields that determine the picture and its address. */
const PICTURED = ['slug', 'title', 'author', 'language'] as const;

/**
 * A preview of an article's share card. It shows the served picture if that is up to date, and otherwise a drawing of
 * the future picture.
 */
export function ArticleCard({ blog, stored }: ArticleCardProps) {
  const isServed = isArticleLive(stored) && PICTURED.every((field) => blog[field] === stored[field]);
  return (
    <SharePanel path={articlePath(blog.slug)} meta={articleMeta(blog)} later={!isServed}>
      <div className={styles.stage}>
        <Drawing blog={blog} />
        {isServed && <ServedPicture blog={blog} />}
      </div>
    </SharePanel>
  );
}

const isArticleLive = (stored: Blog): boolean =>
  isVisible('Blog', stored) && stored.slug !== '' && stored.text !== '';

/** The card's template as HTML, scaled to the panel. */
function Drawing({ blog }: { blog: Blog }) {
  const room = useRef<HTMLDivElement>(null);
  const { width, height } = SHARE_CARD;
  const scale = useScale(room, width);
  return (
    <div ref={room} aria-hidden="true">
      <div
        className={styles.drawing}
        style={{ inlineSize: width, blockSize: height, transform: `scale(${scale})` }}
      >
        {cardTemplate(blog)}
      </div>
    </div>
  );
}

type PictureProps = { src: string; onError?: (() => void) | undefined };

const Picture = (props: PictureProps) => (
  <img {...props} className={styles.picture} width={SHARE_CARD.width} height={SHARE_CARD.height} alt="" />
);

const RETRY_MS = 2_000;
const MOST_TRIES = 10;

/** The served picture. Loading is retried, because the site may not have the picture immediately after publication. */
function ServedPicture({ blog: { slug, title, author, language } }: { blog: Blog }) {
  const [tries, setTries] = useState(1);
  const find = useCallback(async () => {
    const hash = await sha256(new Blob([cardText({ title, author, language })]));
    return cardPath(slug, cardName(hash));
  }, [slug, title, author, language]);
  const { loaded: src } = useLoaded(find);
  if (!src) return null;
  const retry = () => setTimeout(() => setTries(tries + 1), RETRY_MS);
  return <Picture key={`${src} ${tries}`} src={src} onError={tries < MOST_TRIES ? retry : undefined} />;
}

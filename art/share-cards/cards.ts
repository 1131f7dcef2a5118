import { articleLabels, articles } from '../../content/articles';
import { home } from '../../content/home';
import { pages } from '../../content/pages';
import type { PictureKey } from '../../content/pictures';
import { pageTrail } from '../../lib/seo/page-trail';
import { shareCardSlug } from '../../lib/seo/share-card';

/** What stands on one share card; the slug is the name of its file. */
export type ShareCard = { slug: string; kicker: string; title: string; text: string; picture: PictureKey };

const articlePaths = Object.values(articles).map(({ path }) => path);

function kickerOf(path: string): string {
  if (articlePaths.includes(path)) return articleLabels.eyebrow;
  const above = pageTrail(path).at(-1);
  return above && above.href !== '/' ? above.label : '';
}

const withoutCompany = (title: string) => title.split(' | ')[0] ?? title;

const pageCards: ShareCard[] = pages.map(({ path, meta, picture }) => ({
  slug: shareCardSlug(path),
  kicker: kickerOf(path),
  title: withoutCompany(meta.title),
  text: meta.description,
  picture,
}));

const selectorCards: ShareCard[] = home.selector.tiles.map(({ key, name, heading, text, picture }) => ({
  slug: `selector-${key}`,
  kicker: name,
  title: heading,
  text,
  picture,
}));

/** A card for every page, article, product tab and panel of the product selector. */
export const shareCards: ShareCard[] = [...pageCards, ...selectorCards];

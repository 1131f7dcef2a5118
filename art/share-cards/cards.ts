import { articleLabels } from '../../content/articles';
import { home } from '../../content/home';
import { pages } from '../../content/pages';
import type { PictureKey } from '../../content/pictures';
import type { PageEntry } from '../../content/types';
import { pageTrail } from '../../lib/seo/page-trail';
import { shareCardSlug } from '../../lib/seo/share-card';

/** The content of a share card. The slug is its file name without the extension. */
export type ShareCard = { slug: string; kicker: string; title: string; text: string; picture: PictureKey };

function kickerOf({ path, kind }: PageEntry): string {
  if (kind === 'article') return articleLabels.eyebrow;
  const above = pageTrail(path).at(-1);
  return above && above.href !== '/' ? above.label : '';
}

const withoutCompany = (title: string) => title.split(' | ')[0] ?? title;

const pageCards: ShareCard[] = pages.map((page) => ({
  slug: shareCardSlug(page.path),
  kicker: kickerOf(page),
  title: withoutCompany(page.meta.title),
  text: page.meta.description,
  picture: page.picture,
}));

const selectorCards: ShareCard[] = home.selector.tiles.map(({ key, name, heading, text, picture }) => ({
  slug: `selector-${key}`,
  kicker: name,
  title: heading,
  text,
  picture,
}));

/** A card for every page, static article, product tab and panel of the product selector. */
export const shareCards: ShareCard[] = [...pageCards, ...selectorCards];

import type { Metadata } from 'next';
import { company } from '@/content/company';
import { site } from '@/content/site';
import type { PageEntry } from '@/content/types';
import { openGraphLocale } from '@/lib/model/languages';
import { absoluteAddress } from './address';
import { pageEntry } from './page-entry';
import { SHARE_CARD, shareCardPath } from './share-card';

type PageMetadataOptions = {
  /** The path of the page whose share card is used if this page has none. */
  cardOf?: string;
  /** The path of the share card, if it is not part of the build. */
  card?: string;
  /** The language of the page's title and text. */
  language?: string;
  /** The absolute URLs of the page in all its languages. */
  languages?: Record<string, string>;
};

type Described = Pick<PageEntry, 'path' | 'meta' | 'kind' | 'unlisted'>;

/** Returns a public page's metadata for crawlers and sharing: title, description, canonical URL and share card. */
export function pageMetadata(
  { path, meta, kind, unlisted }: Described,
  {
    cardOf = path,
    card = shareCardPath(cardOf),
    language = site.language,
    languages = {},
  }: PageMetadataOptions = {},
): Metadata {
  const { title, description } = meta;
  const canonical = absoluteAddress(path);
  const picture = { url: absoluteAddress(card), ...SHARE_CARD, alt: title };
  return {
    title,
    description,
    ...(unlisted && { robots: { index: false } }),
    alternates: {
      canonical,
      languages,
      types: {
        'application/atom+xml': [{ url: absoluteAddress(site.feed.path), title: site.feed.linkLabel }],
      },
    },
    openGraph: {
      title,
      description,
      url: canonical,
      siteName: company.name,
      locale: openGraphLocale(language),
      type: kind === 'article' ? 'article' : 'website',
      images: [picture],
    },
    twitter: { card: 'summary_large_image', title, description, images: [picture] },
  };
}

/** Returns the metadata of a page in `content/pages.ts`. @throws Error if the path has no entry */
export const entryMetadata = (path: string): Metadata => pageMetadata(pageEntry(path));

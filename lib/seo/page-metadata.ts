import type { Metadata } from 'next';
import { company } from '@/content/company';
import { site } from '@/content/site';
import type { PageEntry } from '@/content/types';
import { absoluteAddress } from './address';
import { SHARE_CARD, shareCardPath } from './share-card';

export type PageMetadataOptions = {
  /** The page whose share card stands for this one, where it has none of its own. */
  cardOf?: string;
};

type Described = Pick<PageEntry, 'path' | 'meta' | 'kind' | 'unlisted'>;

/** What a public page tells crawlers and sharers: title, description, canonical address, card with a picture. */
export function pageMetadata(
  { path, meta, kind, unlisted }: Described,
  { cardOf = path }: PageMetadataOptions = {},
): Metadata {
  const { title, description } = meta;
  const canonical = absoluteAddress(path);
  const picture = { url: absoluteAddress(shareCardPath(cardOf)), ...SHARE_CARD, alt: title };
  return {
    title,
    description,
    ...(unlisted && { robots: { index: false } }),
    alternates: {
      canonical,
      types: {
        'application/atom+xml': [{ url: absoluteAddress(site.feed.path), title: site.feed.linkLabel }],
      },
    },
    openGraph: {
      title,
      description,
      url: canonical,
      siteName: company.name,
      locale: site.language.replace('-', '_'),
      type: kind === 'article' ? 'article' : 'website',
      images: [picture],
    },
    twitter: { card: 'summary_large_image', title, description, images: [picture] },
  };
}

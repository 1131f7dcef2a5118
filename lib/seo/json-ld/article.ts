import type { Article } from '@/content/articles';
import { site } from '@/content/site';
import { absoluteAddress } from '../address';
import { shareCardPath } from '../share-card';
import type { JsonLdNode } from './node';
import { organizationReference } from './site';

/** An article of the company. It names no dates, because none are stated. */
export function article({ path, heading, meta }: Article): JsonLdNode {
  return {
    '@type': 'Article',
    headline: heading,
    description: meta.description,
    url: absoluteAddress(path),
    mainEntityOfPage: absoluteAddress(path),
    image: absoluteAddress(shareCardPath(path)),
    inLanguage: site.language,
    author: organizationReference(),
    publisher: organizationReference(),
  };
}

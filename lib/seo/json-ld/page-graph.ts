import { site } from '@/content/site';
import type { Link, PageEntry } from '@/content/types';
import { absoluteAddress } from '../address';
import { pageTrail } from '../page-trail';
import { breadcrumbList } from './breadcrumb-list';
import type { JsonLdNode } from './node';
import { organization, organizationReference, website, websiteReference } from './site';

export type PageGraphOptions = {
  /** The page's name in the breadcrumbs; its title without the company's name if left out. */
  name?: string;
  /** The pages above it, from the top. */
  trail?: Link[];
  /** What the page is about. */
  mainEntity?: JsonLdNode;
};

/** Everything that a public page says in structured data: who runs the site, where the page stands, what it is about. */
export function pageGraph(
  { path, meta }: Pick<PageEntry, 'path' | 'meta'>,
  {
    name = meta.title.split(' | ')[0] ?? meta.title,
    trail = pageTrail(path),
    mainEntity,
  }: PageGraphOptions = {},
): JsonLdNode[] {
  const page: JsonLdNode = {
    '@type': 'WebPage',
    '@id': `${absoluteAddress(path)}#page`,
    url: absoluteAddress(path),
    name: meta.title,
    description: meta.description,
    inLanguage: site.language,
    isPartOf: websiteReference(),
    publisher: organizationReference(),
    ...(mainEntity && { mainEntity }),
    ...(trail.length > 0 && { breadcrumb: breadcrumbList(trail, { label: name, href: path }) }),
  };
  return [organization(), website(), page];
}

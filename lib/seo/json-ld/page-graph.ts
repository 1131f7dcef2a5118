import { site } from '@/content/site';
import type { Link, PageEntry } from '@/content/types';
import { absoluteAddress } from '../address';
import { pageTrail } from '../page-trail';
import type { JsonLdNode } from './node';
import { organization, organizationReference, website, websiteReference } from './site';

export type PageGraphOptions = {
  /** The page's name in the breadcrumbs. Defaults to the page's title without the company's name. */
  name?: string;
  /** The ancestor pages, from the top. */
  trail?: Link[];
  /** The page's subject. */
  mainEntity?: JsonLdNode;
  /** The locale of the page's text. */
  language?: string;
};

/** Returns the breadcrumbs from the home page to the page itself. */
const breadcrumbList = (trail: Link[], page: Link): JsonLdNode => ({
  '@type': 'BreadcrumbList',
  itemListElement: [...trail, page].map(({ label, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: absoluteAddress(href),
  })),
});

/** Returns a public page's structured data: the company, the website, and the page with its breadcrumbs and subject. */
export function pageGraph(
  { path, meta }: Pick<PageEntry, 'path' | 'meta'>,
  {
    name = meta.title.split(' | ')[0] ?? meta.title,
    trail = pageTrail(path),
    mainEntity,
    language = site.language,
  }: PageGraphOptions = {},
): JsonLdNode[] {
  const page: JsonLdNode = {
    '@type': 'WebPage',
    '@id': `${absoluteAddress(path)}#page`,
    url: absoluteAddress(path),
    name: meta.title,
    description: meta.description,
    inLanguage: language,
    isPartOf: websiteReference(),
    publisher: organizationReference(),
    ...(mainEntity && { mainEntity }),
    ...(trail.length > 0 && { breadcrumb: breadcrumbList(trail, { label: name, href: path }) }),
  };
  return [organization(), website(), page];
}

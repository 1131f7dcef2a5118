import type { Link } from '@/content/types';
import { absoluteAddress } from '../address';
import type { JsonLdNode } from './node';

/** Returns the breadcrumbs from the home page to the page itself. */
export function breadcrumbList(trail: Link[], page: Link): JsonLdNode {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [...trail, page].map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: absoluteAddress(href),
    })),
  };
}

import type { Link } from '@/content/types';
import { absoluteAddress } from '../address';
import type { JsonLdNode } from './node';

/** The way from the home page to a page, itself included. */
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

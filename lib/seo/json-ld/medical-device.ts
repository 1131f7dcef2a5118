import type { ProductFamily, ProductTab } from '@/content/products';
import { absoluteAddress } from '../address';
import { shareCardPath } from '../share-card';
import { type JsonLdNode, statedOnly } from './node';

/** Describes a product, without offers or ratings, because the site sells nothing and claims no ratings. */
export function medicalDevice(family: Pick<ProductFamily, 'path'>, tab: ProductTab): JsonLdNode {
  const path = `${family.path}/${tab.slug}`;
  const { intendedUse, catalogueNumbers, regulatoryStatus } = tab.specification;
  return statedOnly({
    '@type': 'MedicalDevice',
    name: tab.name,
    description: tab.meta.description,
    disambiguatingDescription: intendedUse,
    identifier: catalogueNumbers,
    legalStatus: regulatoryStatus,
    url: absoluteAddress(path),
    image: absoluteAddress(shareCardPath(path)),
  });
}

/** Returns a family's devices, in tab order. */
export function deviceList(family: ProductFamily): JsonLdNode {
  return {
    '@type': 'ItemList',
    name: family.range.heading,
    itemListElement: family.tabs.map((tab, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: medicalDevice(family, tab),
    })),
  };
}

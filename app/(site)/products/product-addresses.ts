import { notFound } from 'next/navigation';
import { type ProductFamily, type ProductTab, products } from '@/content/products';

export type FamilyParams = { family: string };
export type TabParams = FamilyParams & { tab: string };

const families = Object.entries<ProductFamily>(products);

export const familyParams = (): FamilyParams[] => families.map(([family]) => ({ family }));

export const tabParams = (): TabParams[] =>
  families.flatMap(([family, { tabs }]) => tabs.map(({ slug }) => ({ family, tab: slug })));

/** Returns the family that the URL names, or responds with 404. */
export function familyAt({ family }: FamilyParams): ProductFamily {
  const found = families.find(([key]) => key === family);
  return found ? found[1] : notFound();
}

/** Returns the family and product that the URL names, or responds with 404. */
export function tabAt(params: TabParams): { family: ProductFamily; tab: ProductTab } {
  const family = familyAt(params);
  const tab = family.tabs.find(({ slug }) => slug === params.tab);
  return tab ? { family, tab } : notFound();
}

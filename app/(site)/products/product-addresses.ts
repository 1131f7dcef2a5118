import { notFound } from 'next/navigation';
import { type ProductFamily, type ProductTab, products } from '@/content/products';

export type FamilyParams = { family: string };
export type TabParams = FamilyParams & { tab: string };

const families = Object.entries<ProductFamily>(products);

export const familyParams = (): FamilyParams[] => families.map(([family]) => ({ family }));

export const tabParams = (): TabParams[] =>
  families.flatMap(([family, { tabs }]) => tabs.map(({ slug }) => ({ family, tab: slug })));

/** Returns the family in the URL. Throws Next's not-found error, which leads to status 404, if there is none. */
export function familyAt({ family }: FamilyParams): ProductFamily {
  const found = families.find(([key]) => key === family);
  return found ? found[1] : notFound();
}

/** Returns the family and product in the URL. Throws Next's not-found error if either does not exist. */
export function tabAt(params: TabParams): { family: ProductFamily; tab: ProductTab } {
  const family = familyAt(params);
  const tab = family.tabs.find(({ slug }) => slug === params.tab);
  return tab ? { family, tab } : notFound();
}

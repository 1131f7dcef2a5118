import { builtDownloads, documentProducts } from './documents';
import { downloads } from './downloads';
import { type ProductFamily, products } from './products';

it('the products that a document can belong to are the product families and tabs, under the same names', () => {
  const there = Object.entries<ProductFamily>(products).flatMap(([key, { name, tabs }]) => [
    [key, name],
    ...tabs.map((tab) => [`${key}/${tab.slug}`, tab.name]),
  ]);
  expect(Object.entries(documentProducts).slice(1)).toEqual(there);
});

it('the list of built-in downloads contains the address and title of every download', () => {
  expect(Object.entries(builtDownloads).slice(1)).toEqual(
    Object.values(downloads).map(({ href, title }) => [href, title]),
  );
});

import { builtDownloads, documentProducts } from './documents';
import { downloads } from './downloads';
import { type ProductFamily, products } from './products';

it('the products of documents are the product families and tabs, with their names', () => {
  const there = Object.entries<ProductFamily>(products).flatMap(([key, { name, tabs }]) => [
    [key, name],
    ...tabs.map((tab) => [`${key}/${tab.slug}`, tab.name]),
  ]);
  expect(Object.entries(documentProducts).slice(1)).toEqual(there);
});

it('the built-in downloads repeat every download, with its address and title', () => {
  expect(Object.entries(builtDownloads).slice(1)).toEqual(
    Object.values(downloads).map(({ href, title }) => [href, title]),
  );
});

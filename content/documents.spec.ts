import { builtDownloads, documentProducts } from './documents';
import { downloads } from './downloads';
import { type ProductFamily, products } from './products';

it('documents belong to the products that there are, by their names', () => {
  const there = Object.entries<ProductFamily>(products).flatMap(([key, { name, tabs }]) => [
    [key, name],
    ...tabs.map((tab) => [`${key}/${tab.slug}`, tab.name]),
  ]);
  expect(Object.entries(documentProducts).slice(1)).toEqual(there);
});

it('the downloads that can be replaced are those that the site comes with, by their titles', () => {
  expect(Object.entries(builtDownloads).slice(1)).toEqual(
    Object.values(downloads).map(({ href, title }) => [href, title]),
  );
});

import { builtDownloads, documentProducts } from './documents';
import { downloads } from './downloads';
import { type ProductFamily, products } from './products';

it('documents refer to existing products by their names', () => {
  const there = Object.entries<ProductFamily>(products).flatMap(([key, { name, tabs }]) => [
    [key, name],
    ...tabs.map((tab) => [`${key}/${tab.slug}`, tab.name]),
  ]);
  expect(Object.entries(documentProducts).slice(1)).toEqual(there);
});

it('the replaceable downloads are the built-in ones, with their titles', () => {
  expect(Object.entries(builtDownloads).slice(1)).toEqual(
    Object.values(downloads).map(({ href, title }) => [href, title]),
  );
});

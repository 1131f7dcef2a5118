import { onRequest } from '@/content/placeholder';
import { products, specificationLabels } from '@/content/products';
import { specificationRows, unstatedNames } from './specification-rows';

describe('a specification', () => {
  it('has a row for each known value, and lists the names of the properties whose values are unknown', () => {
    for (const { specification } of Object.values(products).flatMap(({ tabs }) => tabs)) {
      const rows = specificationRows(specification);
      const stated = Object.values(specification).filter((value) => value !== onRequest);
      expect(rows.map(({ value }) => value).sort()).toEqual(stated.sort());
      expect(rows.length + unstatedNames(specification).length).toBe(Object.keys(specificationLabels).length);
    }
  });
});

import { products, specificationLabels } from '@/content/products';
import { specificationRows } from './specification-rows';

describe('specificationRows', () => {
  it('has a row for everything that a specification says', () => {
    for (const { specification } of Object.values(products).flatMap(({ tabs }) => tabs)) {
      const rows = specificationRows(specification);
      expect(rows.map(({ value }) => value).sort()).toEqual(Object.values(specification).sort());
      expect(rows.map(({ name }) => name).sort()).toEqual(Object.values(specificationLabels).sort());
    }
  });
});

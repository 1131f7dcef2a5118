import { search } from '@/content/search';
import { usableQuery } from './words';

it('limits a query after normalisation too, which can turn one character into 18', () => {
  expect(usableQuery('ﷺ'.repeat(200)).length).toBeLessThanOrEqual(search.longest);
});

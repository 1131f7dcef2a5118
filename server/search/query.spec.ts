import { search } from '../../content/search';
import { usableQuery } from './query';

it('limits a query after normalisation too, which can make 18 characters of one', () => {
  expect(usableQuery('ﷺ'.repeat(200)).length).toBeLessThanOrEqual(search.longest);
});

import { search } from '@/content/search';
import { usableQuery } from './query';

it('limits a query after normalisation too, which can turn one character into 18', () => {
  expect(usableQuery('ﷺ'.repeat(200)).length).toBeLessThanOrEqual(search.longest);
});

it.each([
  ['PV-٢٠٤١-٠٧', 'PV-2041-07'],
  ['۹۵۰۶۰۰۰۱۳۴۳۵۲', '9506000134352'],
  ['PV-२०४१', 'PV-2041'],
  ['ＰＶ−２０４１⁃０７', 'PV-2041-07'],
  ['4411⁄07∕1', '4411/07/1'],
])('writes the digits, hyphens and slashes of “%s” as on a label', (typed, written) => {
  expect(usableQuery(typed)).toBe(written);
});

import { placeOnSite } from './place-on-site';

describe('the place where visitors find a record', () => {
  it.each([
    ['on the first page', 'Media', { id: 'm-1' }, 23, 30, '/press#media-m-1'],
    ['on a later page', 'Media', { id: 'm-1' }, 24, 30, '/press/2#media-m-1'],
    ['on the last page of a long archive', 'Blog', { id: 'b-1' }, 4_999, 5_000, '/blogs/50#blog-b-1'],
    ['on its own page', 'Blog', { id: 'b-1', slug: 'tubes', body: 'hash' }, 30, 40, '/blogs/tubes'],
    [
      'in the list if it has no text',
      'Blog',
      { id: 'b-1', slug: 'tubes', body: '' },
      30,
      40,
      '/blogs/2#blog-b-1',
    ],
  ] as const)('is %s', (_case, name, record, index, count, place) => {
    expect(placeOnSite(name, record, { index, count })).toBe(place);
  });
});

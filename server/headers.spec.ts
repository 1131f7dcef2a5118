import { commonHeaders } from './headers';

it('keeps the feed, which contains articles hidden from search engines, out of search results', () => {
  const robots = (path: string) =>
    commonHeaders({ status: 200, type: 'application/atom+xml', path }, { production: true })['x-robots-tag'];
  expect([robots('/feed.xml'), robots('/')]).toEqual(['noindex', undefined]);
});

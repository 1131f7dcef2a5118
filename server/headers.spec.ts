import { commonHeaders } from './headers';

it('keeps the feed, which contains articles hidden from search engines, out of search results', () => {
  const robots = (path: string) =>
    commonHeaders({ status: 200, type: 'application/atom+xml', path }, { production: true })['x-robots-tag'];
  expect([robots('/feed.xml'), robots('/')]).toEqual(['noindex', undefined]);
});

it('sends a policy with SVG images, which can contain scripts, but not with raster images', () => {
  const policyOf = (type: string) =>
    commonHeaders({ status: 200, type, path: '/' }, { production: true })['content-security-policy'];
  expect(policyOf('image/svg+xml')).toMatch(/^default-src 'none'/);
  expect(policyOf('image/webp')).toBeUndefined();
});

import { cardAddress } from '@/lib/articles/card-address';
import { aBlog } from '@/lib/testing/records';
import { articleMetadata } from './article-metadata';

beforeAll(() => {
  process.env.BACKEND = 'embedded';
  process.env.SITE_URL = 'https://www.purvia.example';
});

it("messengers get an article's card, not its cover, which can be too large for them", () => {
  const blog = aBlog({ slug: 'cold-tubes', image: 'images/huge-cover.png' });
  const { openGraph, twitter } = articleMetadata({
    blog,
    previous: null,
    next: null,
    related: [],
    translations: [],
  });
  const card = { url: `https://www.purvia.example${cardAddress(blog)}`, width: 1200, height: 630 };
  expect(openGraph?.images).toMatchObject([card]);
  expect(twitter?.images).toMatchObject([card]);
});

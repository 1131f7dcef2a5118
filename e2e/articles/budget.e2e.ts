import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { pick, randomFrom } from '@/lib/testing/hostile/random';
import { visit } from '../delivery/support/visit';
import { owner } from '../support/owner';
import { expect, test } from '../support/test';

const PICTURE = /%2Ffiles%2Fimages%2F[^"&#]*?\.png/;

const WORDS = readFileSync('scripts/examples/keeping-specimens-cold.md', 'utf8').match(/[a-z]+/gi) ?? [];

/** The example's words in random order, which compress worse than any prose of this length. */
const random = randomFrom(18);
const sentence = () => `${Array.from({ length: 12 }, () => pick(random, WORDS)).join(' ')}.`;

function longArticle(picture: string): string {
  const parts = Array.from({ length: 10 }, (_, part) => {
    const paragraphs = Array.from({ length: 6 }, () => Array.from({ length: 7 }, sentence).join(' '));
    return [`## Part ${part}`, `![Picture ${part}](${picture}#1280x800)`, ...paragraphs].join('\n\n');
  });
  return parts.join('\n\n');
}

test('an article of 5,000 words with ten images stays within its budget', async ({ browser, request }) => {
  const example = await (
    await request.get('/blogs/keeping-specimens-at-2-to-8-c-between-the-draw-and-the-lab')
  ).text();
  const address = decodeURIComponent(example.match(PICTURE)?.[0] ?? '');
  const text = longArticle(address);
  expect(text.split(/\s+/).length).toBeGreaterThan(5_000);
  const body = createHash('sha256').update(text).digest('hex');
  await owner.write('Blog/long/bodies', body, { text });
  const record = {
    title: 'A long article',
    description: 'Long.',
    image: '',
    link: '',
    published: true,
    publishAt: null,
  };
  await owner.write('Blog', 'long', { ...record, slug: 'a-long-article', body, revision: 1 });
  await expect(async () => {
    expect((await request.get('/blogs/a-long-article')).status()).toBe(200);
  }).toPass({ timeout: 20_000 });

  const { page, responses, complaints } = await visit(browser, '/blogs/a-long-article', {
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 3,
  });
  expect(complaints).toEqual([]);
  expect(responses.length).toBeLessThanOrEqual(12);
  const [document] = responses;
  const { responseBodySize } = (await document?.request().sizes()) ?? { responseBodySize: Number.NaN };
  test
    .info()
    .annotations.push({ type: 'bytes', description: `${responseBodySize} in ${responses.length} requests` });
  console.info(`${responseBodySize} bytes in ${responses.length} requests`);
  expect(responseBodySize).toBeLessThan(30_000);
  await page.close();
});

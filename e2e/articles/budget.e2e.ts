import { pick, randomFrom } from '@/lib/testing/hostile/random';
import { visit } from '../delivery/support/visit';
import { examplePicture, exampleText, publishArticle } from '../support/articles';
import { expect, test } from '../support/test';

const WORDS = exampleText.match(/[a-z]+/gi) ?? [];

const random = randomFrom(18);

/** Returns a sentence of random words from the example article. Random words compress worse than prose. */
const sentence = () => `${Array.from({ length: 12 }, () => pick(random, WORDS)).join(' ')}.`;

function longArticle(picture: string): string {
  const parts = Array.from({ length: 10 }, (_, part) => {
    const paragraphs = Array.from({ length: 6 }, () => Array.from({ length: 7 }, sentence).join(' '));
    return [`## Part ${part}`, `![Picture ${part}](${picture}#1280x800)`, ...paragraphs].join('\n\n');
  });
  return parts.join('\n\n');
}

test('an article of more than 5,000 words with ten images stays within its budget', async ({
  browser,
  request,
}) => {
  const text = longArticle(await examplePicture(request));
  expect(text.split(/\s+/).length).toBeGreaterThan(5_000);
  const fields = { title: 'A long article', description: 'Long.' };
  await publishArticle(request, 'a-long-article', text, fields);

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

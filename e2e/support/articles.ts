import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type APIRequestContext, expect } from '@playwright/test';
import type { Encodable } from 'local-firebase/values';
import { exampleArticle } from '../pages/page-list';
import { owner } from './owner';

const PICTURE = /(\/files\/images\/[^" ]+)\/640\.webp/;

/** Returns the path of the picture in the example article. */
export async function examplePicture(request: APIRequestContext): Promise<string> {
  const html = await (await request.get(exampleArticle)).text();
  const [, path] = PICTURE.exec(html) ?? [];
  if (!path) throw new Error('The example article has no picture.');
  return `${path}.png`;
}

/** The Markdown of the example article, with `PICTURE` in place of the picture's path. */
export const exampleText = readFileSync('tools/examples/keeping-specimens-cold.md', 'utf8');

/** Writes an article, bypassing the rules and the site. Its slug is also its id. */
export async function writeArticle(slug: string, text: string, fields: Record<string, Encodable>) {
  const body = createHash('sha256').update(text).digest('hex');
  const empty = { description: '', image: '', link: '', publishAt: null };
  await owner.write(`Blog/${slug}/bodies`, body, { text });
  await owner.write('Blog', slug, { ...empty, ...fields, slug, body, revision: 1 });
}

/** Publishes an article, bypassing the rules and the site, and waits until visitors can read it. */
export async function publishArticle(
  request: APIRequestContext,
  slug: string,
  text: string,
  fields: Record<string, Encodable>,
) {
  await writeArticle(slug, text, { ...fields, published: true });
  await expect(async () => {
    expect((await request.get(`/blogs/${slug}`)).status()).toBe(200);
  }).toPass({ timeout: 20_000 });
}

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { VARIANTS_FOLDER } from '../lib/pictures/picture-variants';
import type { Settings } from '../lib/settings/settings';
import { isImagePath, ResizedImages } from './resized-images';

const dist = mkdtempSync(join(tmpdir(), 'resized-images-'));
const images = new ResizedImages(dist, { production: true } as Settings);

beforeAll(() => {
  mkdirSync(join(dist, 'cache', VARIANTS_FOLDER), { recursive: true });
  writeFileSync(join(dist, 'cache', VARIANTS_FOLDER, 'blog-1%2Fabc-640.avif'), 'encoded');
});
afterAll(() => rmSync(dist, { recursive: true }));

it('sends an encoded image as immutable', async () => {
  const image = await images.get('/files/images/blog-1/abc/640.avif');
  expect(image?.variants.identity?.body.toString()).toBe('encoded');
  expect(image?.headers).toMatchObject({
    'content-type': 'image/avif',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  });
});

it.each(['blog-1/abc/320.avif', 'blog-1/abc/0640.avif', 'blog-1/abc.png', '..%2Fblog-1/abc/640.avif'])(
  'has no encoded image at %s',
  async (path) => {
    expect(await images.get(`/files/images/${path}`)).toBeNull();
  },
);

it('recognises the paths of images', () => {
  const paths = ['a/b.png', 'a/b%2Epng', 'a/b/640.webp', 'a/b/641.webp', 'a/b/640.jpeg', 'a/b'];
  const possible = paths.filter((path) => isImagePath(`/files/images/${path}`));
  expect(possible).toEqual(['a/b.png', 'a/b%2Epng', 'a/b/640.webp']);
});

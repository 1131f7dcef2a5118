import { existsSync } from 'node:fs';
import { archives } from '@/content/archives';
import { pages } from '@/content/pages';
import { pageSources } from './page-sources';

const fromDatabase = ['/', archives.blogs.path, archives.press.path];
const written = pages.filter(({ path }) => !fromDatabase.includes(path));

describe('pageSources', () => {
  it.each(written)('knows the files of $path', ({ path }) => {
    const sources = pageSources(path);
    expect(sources).not.toEqual([]);
    expect(sources.filter((source) => !existsSync(source))).toEqual([]);
  });

  it('tells product tabs apart', () => {
    expect(pageSources('/products/molecular/respiratory-panel')).toEqual([
      'content/products/molecular/respiratory.ts',
    ]);
  });

  it.each(fromDatabase)('claims nothing about %s, which shows records', (path) => {
    expect(pageSources(path)).toEqual([]);
  });
});

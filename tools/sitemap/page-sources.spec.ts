import { existsSync } from 'node:fs';
import { pages } from '@/content/pages';
import { pageSources } from './page-sources';

const written = pages.filter(({ files }) => files);
const fromDatabase = pages.filter(({ files }) => !files).map(({ path }) => path);

describe('pageSources', () => {
  it.each(written)('finds the files of $path', ({ path }) => {
    const sources = pageSources(path);
    expect(sources).not.toEqual([]);
    expect(sources.filter((source) => !existsSync(source))).toEqual([]);
  });

  it('finds existing files for every page except those that contain records', () => {
    const named = pages.flatMap(({ files = [] }) => files);
    expect(named.filter((file) => !existsSync(`content/${file}.ts`))).toEqual([]);
    expect(fromDatabase).toEqual(['/', '/downloads', '/ifu/changes', '/blogs', '/press']);
  });

  it('distinguishes product tabs', () => {
    expect(pageSources('/products/molecular/respiratory-panel')).toEqual([
      'content/products/molecular/respiratory-panel.ts',
    ]);
  });

  it.each(fromDatabase)('returns no files for %s, which contains records', (path) => {
    expect(pageSources(path)).toEqual([]);
  });
});

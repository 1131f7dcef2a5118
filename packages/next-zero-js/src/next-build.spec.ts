import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nextBuild } from './next-build';

let folder: string;

/** Writes a build in a folder in which this version of Next is installed, and returns its path. */
function buildWith(version: string): string {
  const dist = join(folder, '.next');
  const next = join(folder, 'node_modules/next');
  for (const path of [dist, next]) mkdirSync(path, { recursive: true });
  writeFileSync(join(next, 'package.json'), JSON.stringify({ version }));
  const manifest = { routes: { '/': {}, '/about': {} }, preview: { previewModeId: 'a1b2' } };
  writeFileSync(join(dist, 'prerender-manifest.json'), JSON.stringify(manifest));
  return dist;
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'next-build-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('returns the paths of a build, and the headers that make Next render a page again', () => {
  expect(nextBuild(buildWith('16.4.6'))).toEqual({
    paths: ['/', '/about'],
    renderAnew: { 'x-prerender-revalidate': 'a1b2' },
  });
});

it('rejects a version of Next that has not been tested, and names it', () => {
  expect(() => nextBuild(buildWith('17.0.0'))).toThrow(/has not been tested with Next 17\.0\.0/);
});

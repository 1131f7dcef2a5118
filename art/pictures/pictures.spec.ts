import { readdirSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import files from '@/content/pictures/files.json';
import { isRender, type PictureFiles } from '@/lib/pictures/picture-files';
import madeFrom from '../made-from.json';
import { filesDigest, masterDigest } from './digest';
import { drawingFile } from './drawings';
import { DRAWINGS, MASTERS, OUTPUT } from './folders';
import { renderFiles } from './renders';

const served = Object.entries<PictureFiles>(files).map(([key, picture]) => ({
  key,
  digest: picture.digest,
  paths: isRender(picture) ? renderFiles(key, picture) : [drawingFile(key, picture)],
}));

describe('the served pictures; run `npm run assets` to regenerate them', () => {
  it('come from the current masters and drawings', () => {
    const masters = readdirSync(MASTERS).map((name) => [parse(name).name, masterDigest(join(MASTERS, name))]);
    expect(masters.length).toBeGreaterThan(15);
    expect(madeFrom).toMatchObject(Object.fromEntries(masters));
    for (const name of readdirSync(DRAWINGS)) {
      const digest = filesDigest([readFileSync(join(DRAWINGS, name))]);
      expect(files).toHaveProperty(parse(name).name, expect.objectContaining({ digest }));
    }
  });

  it.each(served)('$key has a content-hashed name', ({ digest, paths }) => {
    expect(filesDigest(paths.map((path) => readFileSync(path)))).toBe(digest);
  });

  it('have no stray files next to them', () => {
    const names = readdirSync(OUTPUT).map((name) => join(OUTPUT, name));
    expect(names.sort()).toEqual(served.flatMap(({ paths }) => paths).sort());
  });
});

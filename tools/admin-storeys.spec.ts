import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

const ADMIN = 'components/admin';

/** The admin's folders, in order. Each may import only from itself and from those before it. */
const STOREYS = ['kit', 'fields', 'editing', 'lists', 'kinds', 'shell'];

const storeyOf = (path: string): number =>
  path.startsWith(`${ADMIN}/`) ? STOREYS.indexOf(path.split('/')[2] ?? '') : -1;

/** The files and folders to which a file refers, including types, styles and mocks. */
function referencesIn(file: string): string[] {
  const specifiers = readFileSync(file, 'utf8').matchAll(/'((?:@|\.{1,2})\/[^']+)'/g);
  return [...specifiers].map(([, path = '']) =>
    path.startsWith('@/') ? path.slice(2) : normalize(join(dirname(file), path)),
  );
}

const files = readdirSync(ADMIN, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => `${ADMIN}/${file.replaceAll('\\', '/')}`);

describe('the folders of the admin', () => {
  it('import only from those before them, so that they show the structure of the admin', () => {
    const climbing = files.flatMap((file) =>
      referencesIn(file)
        .filter((path) => storeyOf(file) >= 0 && storeyOf(path) > storeyOf(file))
        .map((path) => `${file} imports ${path}`),
    );
    expect(climbing).toEqual([]);
  });

  it('are all listed here', () => {
    const folders = readdirSync(ADMIN).filter((name) => name !== 'testing');
    expect(folders.sort()).toEqual([...STOREYS].sort());
  });
});

import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

// In the checkout, package.json exports the sources; in the package, it exports dist/. `prepack` replaces package.json
// before npm packs it, and `postpack` restores it.
const KEPT = 'package.json.source';

const readManifest = (root) => JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** Returns the name in dist/ of a source file: `rules` for `./src/rules/index.ts`. */
export const distName = (source) =>
  source
    .replace('./src/', '')
    .replace(/(\/index)?\.ts$/, '')
    .replaceAll('/', '-');

/** Returns the exported source files, keyed by export name. */
export function sourcesOf(root) {
  const { exports } = readManifest(root);
  if (typeof exports['.'] === 'string') return exports;
  throw new Error(`Packing was interrupted: rename ${KEPT} to package.json.`);
}

function packedManifest(root) {
  const { devDependencies, scripts, ...manifest } = readManifest(root);
  const exports = Object.entries(manifest.exports).map(([name, source]) => [
    name,
    {
      types: source.replace('./src/', './dist/types/').replace(/\.ts$/, '.d.ts'),
      default: `./dist/${distName(source)}.js`,
    },
  ]);
  // Only the sources need peggy, which generates the rules parser.
  const { peggy, ...dependencies } = manifest.dependencies;
  return { ...manifest, dependencies, exports: Object.fromEntries(exports) };
}

function pack(root) {
  const manifest = packedManifest(root);
  renameSync(join(root, 'package.json'), join(root, KEPT));
  writeFileSync(join(root, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

function restore(root) {
  if (existsSync(join(root, KEPT))) renameSync(join(root, KEPT), join(root, 'package.json'));
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const root = dirname(import.meta.dirname);
  ({ pack, restore })[process.argv[2]](root);
}

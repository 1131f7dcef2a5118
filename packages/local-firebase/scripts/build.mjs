import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import { parserPlugin } from '../src/parser-plugin.ts';
import { distName, sourcesOf } from './manifest.mjs';

// Writes the package's JavaScript and types to dist/.
const root = dirname(import.meta.dirname);
const dist = join(root, 'dist');
rmSync(dist, { recursive: true, force: true });

const entries = ['./src/main.ts', ...Object.values(sourcesOf(root))];
await build({
  absWorkingDir: root,
  entryPoints: Object.fromEntries(entries.map((source) => [distName(source), source])),
  outdir: dist,
  bundle: true,
  splitting: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  packages: 'external',
  // Only a checkout imports this file. The package runs dist/main.js instead.
  external: ['./bundle'],
  logLevel: 'error',
  plugins: [parserPlugin],
});

const tsc = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc');
execFileSync(process.execPath, [tsc, '--project', join(root, 'tsconfig.build.json')], { stdio: 'inherit' });

/** Adds `.js` or `/index.js` to each relative import in a declaration file, as Node's module resolution requires. */
function completeImports(file) {
  const complete = (_, start, path) => {
    const isFile = existsSync(join(dirname(file), `${path}.d.ts`));
    return `${start}${path}${isFile ? '.js' : '/index.js'}'`;
  };
  const source = readFileSync(file, 'utf8');
  writeFileSync(file, source.replace(/(from '|import\(')(\.[^']*)'/g, complete));
}

const types = join(dist, 'types');
for (const name of readdirSync(types, { recursive: true })) {
  if (name.endsWith('.d.ts')) completeImports(join(types, name));
}

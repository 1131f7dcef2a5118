import { mkdirSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type BuildOptions, build, context } from 'esbuild';
import { ALL_ELEMENTS, elementSources } from './sources';

const PUBLIC_FOLDER = 'public';
const FOLDER = 'elements';

function bundleOptions(outdir: string, entryNames: string): BuildOptions {
  return {
    entryPoints: [ALL_ELEMENTS],
    plugins: [elementSources('components')],
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    minify: true,
    metafile: true,
    outdir,
    entryNames,
    chunkNames: 'part-[hash]',
    legalComments: 'none',
    logLevel: 'warning',
  };
}

/** The time in milliseconds for which files are kept after their last build. Open pages might still request them. */
const KEPT_FOR = 24 * 60 * 60 * 1000;

/** Deletes outdated files. First updates the current files' times, because esbuild does not rewrite unchanged files. */
function removeOutdated(folder: string, current: string[]) {
  const now = new Date();
  for (const name of current) utimesSync(join(folder, name), now, now);
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    if (now.getTime() - statSync(file).mtimeMs > KEPT_FOR) rmSync(file, { force: true });
  }
}

/**
 * Bundles every element into one module, with heavy parts split off and imported on demand. File names contain a
 * content hash, so they can be cached forever. Files that no build has produced for a day are deleted.
 * @returns the module's file name.
 */
export async function bundleElements(outdir: string): Promise<string> {
  mkdirSync(outdir, { recursive: true });
  const { metafile } = await build(bundleOptions(outdir, 'elements-[hash]'));
  const outputs = Object.entries(metafile?.outputs ?? {});
  removeOutdated(
    outdir,
    outputs.map(([file]) => basename(file)),
  );
  const entry = outputs.find(([, { entryPoint }]) => entryPoint?.endsWith(ALL_ELEMENTS));
  if (!entry) throw new Error('Bundling the elements produced no module.');
  return basename(entry[0]);
}

/** Bundles the elements under a fixed name, and rebundles on every change, until the process ends. */
async function watchElements(outdir: string): Promise<string> {
  const name = 'elements';
  const watching = await context(bundleOptions(outdir, name));
  await watching.rebuild();
  await watching.watch();
  return `${name}.js`;
}

/** Prepares the elements' module for serving. @returns its path on the site. */
export async function serveElements(mode: 'build' | 'watch'): Promise<string> {
  const outdir = join(PUBLIC_FOLDER, FOLDER);
  const file = mode === 'build' ? await bundleElements(outdir) : await watchElements(outdir);
  return `/${FOLDER}/${file}`;
}

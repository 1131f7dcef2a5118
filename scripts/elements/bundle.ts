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

/** Pages that were served before a build may ask for its predecessor's files for this long, in milliseconds. */
const KEPT_FOR = 24 * 60 * 60 * 1000;

/** Every build dates its files anew, also those that have not changed. */
function removeOutdated(folder: string, current: string[]) {
  const now = new Date();
  for (const name of current) utimesSync(join(folder, name), now, now);
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    if (now.getTime() - statSync(file).mtimeMs > KEPT_FOR) rmSync(file, { force: true });
  }
}

/**
 * Bundles every element into one module, with what is heavy in parts that it imports when needed. Names carry a hash
 * of their content, so that the files can be cached for good; those of builds more than a day ago are removed.
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
  if (!entry) throw new Error('The elements were bundled, but no module came out.');
  return basename(entry[0]);
}

/** Bundles the elements under a fixed name, and again whenever one of their files changes, until the process ends. */
async function watchElements(outdir: string): Promise<string> {
  const name = 'elements';
  const watching = await context(bundleOptions(outdir, name));
  await watching.rebuild();
  await watching.watch();
  return `${name}.js`;
}

/** Makes the elements' module ready to be served. @returns its address on the site. */
export async function serveElements(mode: 'build' | 'watch'): Promise<string> {
  const outdir = join(PUBLIC_FOLDER, FOLDER);
  const file = mode === 'build' ? await bundleElements(outdir) : await watchElements(outdir);
  return `/${FOLDER}/${file}`;
}

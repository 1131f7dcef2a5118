import { join } from 'node:path';
import { build } from 'esbuild';

/** Keeps young objects from holding memory that is needed once: answers of a megabyte come and go. */
export const NODE_FLAGS = ['--max-semi-space-size=2'];

const HERE = import.meta.dirname ?? __dirname;

/**
 * Writes the stand-alone program as one file of plain JavaScript: it starts sooner and in less memory than when
 * TypeScript is translated at start. The file must lie in this checkout, where its packages are found.
 */
export async function bundleProgram(file: string): Promise<void> {
  await build({
    entryPoints: [join(HERE, 'main.ts')],
    outfile: file,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    logLevel: 'error',
    // The one file that is read at run time, the rules' grammar, stays where it is.
    define: { 'import.meta.dirname': JSON.stringify(join(HERE, 'rules/syntax')) },
  });
}

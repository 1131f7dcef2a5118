import { join } from 'node:path';
import { build } from 'esbuild';

const HERE = import.meta.dirname ?? __dirname;

/** Writes the program as one file of plain JavaScript. It must lie in this checkout, where its packages are found. */
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

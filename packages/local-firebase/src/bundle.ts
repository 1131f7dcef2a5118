import { join } from 'node:path';
import { build } from 'esbuild';
import { parserPlugin } from './parser-plugin';

const HERE = import.meta.dirname ?? __dirname;

/** Bundles the program into one JavaScript file, which must stay in this checkout to resolve its packages. */
export async function bundleProgram(file: string): Promise<void> {
  await build({
    entryPoints: [join(HERE, 'main.ts')],
    outfile: file,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    logLevel: 'error',
    plugins: [parserPlugin],
  });
}

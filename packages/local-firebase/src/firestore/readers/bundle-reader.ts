import { join } from 'node:path';
import { build } from 'esbuild';

const HERE = import.meta.dirname ?? __dirname;

/** Bundles the reader's thread into one script without imports. It resolves the database's driver itself. */
export async function bundleReader(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(HERE, 'reader.ts')],
    bundle: true,
    write: false,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    logLevel: 'error',
  });
  return outputFiles[0]?.text ?? '';
}

import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'esbuild';

/** The name of the entry that imports all elements. */
export const ALL_ELEMENTS = 'all-elements';

/** Returns a plugin with a virtual entry that imports every `*.element.ts` in a folder, at any depth. */
export function elementSources(folder: string): Plugin {
  return {
    name: 'element-sources',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: new RegExp(`^${ALL_ELEMENTS}$`) }, ({ path }) => ({ path, namespace: 'elements' }));
      onLoad({ filter: /.*/, namespace: 'elements' }, () => {
        const entries = readdirSync(folder, { withFileTypes: true, recursive: true });
        const files = entries.filter((entry) => entry.isFile() && entry.name.endsWith('.element.ts'));
        const folders = entries.filter((entry) => entry.isDirectory());
        return {
          contents: files
            .map(({ parentPath, name }) => `import ${JSON.stringify(`./${join(parentPath, name)}`)};`)
            .sort()
            .join('\n'),
          resolveDir: process.cwd(),
          watchDirs: [folder, ...folders.map(({ parentPath, name }) => join(parentPath, name))].map((each) =>
            resolve(each),
          ),
        };
      });
    },
  };
}

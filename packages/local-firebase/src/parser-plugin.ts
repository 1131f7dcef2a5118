import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'esbuild';
import peggy from 'peggy';
import { bundleReader } from './firestore/readers/bundle-reader';

/** Includes the generated rules parser and the reader's program in a bundle, because making them would need packages. */
export const parserPlugin: Plugin = {
  name: 'parser',
  setup(esbuild) {
    esbuild.onLoad({ filter: /readers[\\/]reader-program\.ts$/ }, async () => {
      const program = JSON.stringify(await bundleReader());
      return { contents: `export const readerProgram = async () => ${program};`, loader: 'js' };
    });
    esbuild.onLoad({ filter: /rules[\\/]syntax[\\/]generated\.ts$/ }, ({ path }) => {
      const grammar = readFileSync(join(dirname(path), 'grammar.peggy'), 'utf8');
      const parser = peggy.generate(grammar, { output: 'source' });
      return { contents: `export const parser = ${parser};`, loader: 'js' };
    });
  },
};

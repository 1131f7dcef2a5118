import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'esbuild';
import peggy from 'peggy';

/** Includes the generated rules parser in a bundle, because generating it at each start would be slow. */
export const parserPlugin: Plugin = {
  name: 'parser',
  setup(esbuild) {
    esbuild.onLoad({ filter: /rules[\\/]syntax[\\/]generated\.ts$/ }, ({ path }) => {
      const grammar = readFileSync(join(dirname(path), 'grammar.peggy'), 'utf8');
      const parser = peggy.generate(grammar, { output: 'source' });
      return { contents: `export const parser = ${parser};`, loader: 'js' };
    });
  },
};

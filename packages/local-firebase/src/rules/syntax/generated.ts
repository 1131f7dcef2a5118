import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import peggy from 'peggy';

/** Generates the parser from the grammar. Bundles contain the generated parser instead. */
export const parser = peggy.generate(readFileSync(join(import.meta.dirname, 'grammar.peggy'), 'utf8'));

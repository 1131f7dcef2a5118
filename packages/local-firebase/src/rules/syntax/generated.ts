import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import peggy from 'peggy';

/** The parser of the grammar. Bundles contain it already generated. */
export const parser = peggy.generate(readFileSync(join(import.meta.dirname, 'grammar.peggy'), 'utf8'));

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import peggy from 'peggy';
import { combineOperators } from './precedence';
import type { Source } from './source';
import type { FileNode } from './tree';

const grammar = readFileSync(join(import.meta.dirname, 'grammar.peggy'), 'utf8');
const generated = peggy.generate(grammar);

/** Parses a rules file. Throws a `RulesError` at the first unexpected character. */
export function parseRules(source: Source): FileNode {
  try {
    return generated.parse(source.text, { combineOperators });
  } catch (error) {
    if (error instanceof generated.SyntaxError)
      throw source.error(error.message, error.location.start.offset);
    throw error;
  }
}

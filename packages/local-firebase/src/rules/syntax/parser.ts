import { parser } from './generated';
import { combineOperators } from './precedence';
import type { Source } from './source';
import type { FileNode } from './tree';

/** Parses a rules file. Throws a `RulesError` at the first unexpected character. */
export function parseRules(source: Source): FileNode {
  try {
    return parser.parse(source.text, { combineOperators });
  } catch (error) {
    if (error instanceof parser.SyntaxError) throw source.error(error.message, error.location.start.offset);
    throw error;
  }
}

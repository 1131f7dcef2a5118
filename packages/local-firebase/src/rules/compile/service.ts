import { parseRules } from '../syntax/parser';
import { Source } from '../syntax/source';
import type { FileNode, FunctionNode, MatchNode, ServiceNode } from '../syntax/tree';
import { declareFunctions } from './functions';
import { type Clause, compileMatch, type LanguageVersion } from './matches';
import type { DocumentFunctions, Scope } from './scope';

const MAX_BYTES = 256 * 1024;
const SERVICES = new Set(['cloud.firestore', 'firebase.storage']);

const isFunction = (node: ServiceNode | MatchNode | FunctionNode): node is FunctionNode =>
  node.kind === 'function';

/** Parses a rules file and compiles the part for one service. Throws a `RulesError` if the file is invalid. */
export function compileService(
  text: string,
  fileName: string,
  service: string,
  documentFunctions: DocumentFunctions,
): Clause[] {
  const source = new Source(text, fileName);
  try {
    return compileFile(source, service, documentFunctions);
  } catch (error) {
    if (error instanceof RangeError) throw source.error('The rules are nested too deeply.', 0);
    throw error;
  }
}

function compileFile(source: Source, service: string, documentFunctions: DocumentFunctions): Clause[] {
  if (Buffer.byteLength(source.text) > MAX_BYTES)
    throw source.error('The rules file is too large: the limit is 256 KiB.', 0);
  const file = parseRules(source);
  const version = readVersion(file, source);
  const top: Scope = {
    source,
    documentFunctions,
    functions: new Map(),
    captures: new Map(),
    locals: new Map(),
    onCall: () => {},
  };
  const scope = declareFunctions(file.declarations.filter(isFunction), top);
  return file.declarations.flatMap((node) => {
    if (node.kind === 'function') return [];
    if (!SERVICES.has(node.name)) throw source.error(`Unknown service: ${node.name}.`, node.at);
    return node.name === service ? compileBody(node, scope, version) : [];
  });
}

function compileBody(node: ServiceNode, around: Scope, version: LanguageVersion): Clause[] {
  const scope = declareFunctions(node.body.filter(isFunction), around);
  return node.body.flatMap((child) =>
    child.kind === 'match' ? compileMatch(child, { scope, pattern: [], depth: 0, version }) : [],
  );
}

function readVersion({ version }: FileNode, source: Source): LanguageVersion {
  if (!version || version.value === '1') return 1;
  if (version.value === '2') return 2;
  throw source.error(`Unsupported rules version ${version.value}: use '1' or '2'.`, version.at);
}

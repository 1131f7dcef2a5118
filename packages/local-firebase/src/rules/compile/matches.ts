import type { Evaluate } from '../evaluation/frame';
import type { RulesMethod } from '../ruleset';
import type { AllowNode, FunctionNode, MatchNode, PathSegmentNode } from '../syntax/tree';
import { compileExpression } from './expression';
import { declareFunctions } from './functions';
import { plainText } from './literals';
import type { PatternSegment } from './pattern';
import type { Scope } from './scope';

/** An `allow` statement and the full path pattern of its enclosing `match` statements. */
export type Clause = {
  pattern: PatternSegment[];
  methods: ReadonlySet<RulesMethod>;
  /** Null if the statement has no condition. */
  condition: Evaluate | null;
  line: number;
};

export type LanguageVersion = 1 | 2;

const METHODS = new Map<string, RulesMethod[]>([
  ['read', ['get', 'list']],
  ['write', ['create', 'update', 'delete']],
  ['get', ['get']],
  ['list', ['list']],
  ['create', ['create']],
  ['update', ['update']],
  ['delete', ['delete']],
]);

/** The outermost `match` and ten levels nested inside it. Source: the documented limits of Security Rules. */
const MAX_MATCH_DEPTH = 11;

type Place = { scope: Scope; pattern: PatternSegment[]; depth: number; version: LanguageVersion };

/** Compiles a `match` statement and those nested inside it. Returns all their `allow` statements. */
export function compileMatch(node: MatchNode, around: Place): Clause[] {
  const { source } = around.scope;
  const place = { ...around, depth: around.depth + 1 };
  if (place.depth > MAX_MATCH_DEPTH)
    throw source.error('The match statements are nested too deeply.', node.at);
  const captures = new Map(place.scope.captures);
  place.pattern = [...place.pattern, ...compileSegments(node, captures, place)];
  const functions = node.body.filter((child): child is FunctionNode => child.kind === 'function');
  place.scope = declareFunctions(functions, { ...place.scope, captures });
  return node.body.flatMap((child): Clause[] => {
    if (child.kind === 'match') return compileMatch(child, place);
    return child.kind === 'allow' ? [compileAllow(child, place)] : [];
  });
}

function compileSegments(node: MatchNode, captures: Map<string, number>, place: Place): PatternSegment[] {
  const { source } = place.scope;
  const names = new Set<string>();
  let slot = place.pattern.filter((segment) => segment.kind !== 'plain').length;
  const recursive = node.segments.filter((segment) => segment.kind === 'capture' && segment.recursive);
  if (recursive[1])
    throw source.error('A match path must not contain more than one recursive wildcard.', recursive[1].at);
  return node.segments.map((segment: PathSegmentNode): PatternSegment => {
    if (segment.kind === 'plain') return { kind: 'plain', text: plainText(segment, place.scope) };
    if (segment.kind === 'embedded')
      throw source.error('A match path cannot contain an expression.', segment.at);
    if (names.has(segment.name)) {
      throw source.error(`Variable ${segment.name} already exists in this path.`, segment.at);
    }
    names.add(segment.name);
    captures.set(segment.name, slot);
    const own = slot++;
    if (!segment.recursive) return { kind: 'single', slot: own };
    return { kind: 'recursive', slot: own, least: place.version === 1 ? 1 : 0 };
  });
}

function compileAllow(node: AllowNode, { scope, pattern }: Place): Clause {
  const methods = node.methods.flatMap(({ name, at }) => {
    const meaning = METHODS.get(name);
    if (!meaning) throw scope.source.error(`Unknown method: ${name}.`, at);
    return meaning;
  });
  return {
    pattern,
    methods: new Set(methods),
    condition: node.condition && compileExpression(node.condition, scope),
    line: scope.source.position(node.at).line,
  };
}

import {
  type AllowNode,
  type FunctionNode,
  type MatchNode,
  parseRules,
  Source,
} from 'local-firebase/rules/syntax';
import { booleanMutants } from './expression-mutants';
import { type Change, type Mutant, replacing, startOf } from './mutant';

/** Returns the mutants of a function: of its `let` values, its result as a whole, and the parts of the result. */
function ofFunction({ lets, result }: FunctionNode, source: string): Change[] {
  const text = source.slice(startOf(result), result.end);
  const saysYesOrNo = /&&|\|\||==|!=|<=|>=| in | is |exists|matches/.test(text);
  const whole =
    saysYesOrNo && result.kind !== 'conditional' ? [replacing(result, `!(${text})`, 'inverted')] : [];
  return [
    ...lets.flatMap(({ value }) => booleanMutants(value, source)),
    ...whole,
    ...booleanMutants(result, source),
  ];
}

/** Returns the mutants of an allow statement: of the whole statement, each method and the condition. */
function ofAllow({ at, end, methods, condition }: AllowNode, source: string): Change[] {
  const names = methods.map(({ name }) => name).join(', ');
  const statement = { from: at, to: end, text: `allow ${names}: if false;`, change: 'statement removed' };
  const single = methods.map(({ name, at: from }, index): Change => {
    const next = methods[index + 1];
    const before = methods[index - 1];
    if (next) return { from, to: next.at, text: '', change: 'left out' };
    return {
      from: (before?.at ?? from) + (before?.name.length ?? 0),
      to: from + name.length,
      text: '',
      change: 'left out',
    };
  });
  if (!condition) return [statement];
  const text = source.slice(startOf(condition), condition.end);
  return [
    statement,
    ...(methods.length > 1 ? single : []),
    replacing(condition, 'true', 'condition removed'),
    replacing(condition, `!(${text})`, 'inverted'),
    ...booleanMutants(condition, source),
  ];
}

const pathOf = ({ segments }: MatchNode): string =>
  segments
    .map((segment) =>
      segment.kind === 'capture'
        ? `/{${segment.name}${segment.recursive ? '=**' : ''}}`
        : segment.kind === 'plain'
          ? `/${segment.text}`
          : '/…',
    )
    .join('');

function ofBody(body: (MatchNode | AllowNode | FunctionNode)[], source: string, place: string): Mutant[] {
  return body.flatMap((node) => {
    if (node.kind === 'match') return ofBody(node.body, source, pathOf(node));
    if (node.kind === 'function') {
      return ofFunction(node, source).map((change) => ({ ...change, within: `function ${node.name}` }));
    }
    const within = `${place} ${node.methods.map(({ name }) => name).join(', ')}`;
    return ofAllow(node, source).map((change) => ({ ...change, within }));
  });
}

/** Returns every mutant of a rules file, in file order. */
export function mutantsOf(source: string, fileName: string): Mutant[] {
  const file = parseRules(new Source(source, fileName));
  const mutants = file.declarations.flatMap((declaration) =>
    ofBody(declaration.kind === 'service' ? declaration.body : [declaration], source, ''),
  );
  const texts = mutants.map((mutant) => [mutate(source, mutant), mutant] as const);
  const distinct = new Map(texts.filter(([text]) => text !== source));
  return [...distinct.values()].toSorted((left, right) => left.from - right.from);
}

export const mutate = (source: string, { from, to, text }: Change): string =>
  source.slice(0, from) + text + source.slice(to);

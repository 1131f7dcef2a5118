import type { Random } from './random';
import { TEMPLATES, TYPES, type Type } from './templates';

/** The probability that a nested expression has a random type instead of the expected one. */
const ILL_TYPED = 0.03;
const MAX_DEPTH = 3;
const OPEN = /<(\w+)>/g;

function grow(type: Type, random: Random, depth: number): string {
  const templates: readonly string[] = TEMPLATES[type];
  const leaves = templates.filter((template) => !/<\w+>/.test(template));
  const template = random.pick(depth >= MAX_DEPTH && leaves.length > 0 ? leaves : templates);
  return template.replace(OPEN, (_, name: string) => child(name, random, depth + 1));
}

function child(name: string, random: Random, depth: number): string {
  const wanted = TYPES.find((type) => type === name);
  const type = wanted && !random.chance(ILL_TYPED) ? wanted : random.pick(TYPES);
  const text = grow(type, random, depth);
  const isSimple = /^[\w.$]+$/.test(text);
  return isSimple || random.chance(0.2) ? text : `(${text})`;
}

/** Returns an expression of any type, usually well typed. */
export const randomExpression = (random: Random): string => grow(random.pick(TYPES), random, 0);

/** Returns a boolean expression, usually well typed. */
export const randomCondition = (random: Random): string => grow('bool', random, 0);

import { truncate } from '../values/integer';
import { type Overload, overload } from './overload';

/** Returns overloads of a function for a float and an int. */
const ofNumber = (run: (value: number) => number | bigint | boolean): Overload[] => [
  overload(['float'], run),
  overload(['int'], (value) => run(Number(value))),
];

/** Rounds halves up. Adding 0.5 and rounding down would also round 0.49999999999999994 up. */
function round(value: number): bigint {
  const below = Math.floor(value);
  return truncate(value - below >= 0.5 ? below + 1 : below);
}

const toThePower = (base: number | bigint, exponent: number | bigint) => {
  const [left, right] = [Number(base), Number(exponent)];
  return left ** right;
};

export const mathFunctions = {
  'math.abs': [
    overload(['int'], (value) => (value < 0n ? BigInt.asIntN(64, -value) : value)),
    overload(['float'], Math.abs),
  ],
  'math.ceil': ofNumber(Math.ceil),
  'math.floor': ofNumber(Math.floor),
  'math.isInfinite': ofNumber((value) => Math.abs(value) === Infinity),
  'math.isNaN': ofNumber(Number.isNaN),
  'math.pow': [
    overload(['float', 'float'], toThePower),
    overload(['float', 'int'], toThePower),
    overload(['int', 'float'], toThePower),
    overload(['int', 'int'], toThePower),
  ],
  'math.round': ofNumber(round),
  'math.sqrt': ofNumber(Math.sqrt),
};

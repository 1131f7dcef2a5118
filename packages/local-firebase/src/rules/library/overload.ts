import { EvaluationError } from '../values/evaluation-error';
import { typeOf } from '../values/type-of';
import type { RulesValue, TypeName, ValueTypes } from '../values/types';

type ParameterType = TypeName | 'any';

/** An overload of a function or method. A method's first type is the type of the value that it is called on. */
export type Overload = {
  types: readonly ParameterType[];
  run(values: RulesValue[]): RulesValue;
};

/** The overloads of functions or methods, by name. */
export type Library = ReadonlyMap<string, readonly Overload[]>;

type ValueOf<Type extends ParameterType> = Type extends TypeName ? ValueTypes[Type] : RulesValue;
type ValuesOf<Types extends readonly ParameterType[]> = { [Index in keyof Types]: ValueOf<Types[Index]> };

/** Declares an overload. `run` can rely on the types, because `callOverload` checks them. */
export function overload<const Types extends readonly ParameterType[]>(
  types: Types,
  run: (...values: ValuesOf<Types>) => RulesValue,
): Overload {
  return { types, run: (values) => run(...(values as unknown as ValuesOf<Types>)) };
}

/** Calls the overload that accepts `values`. Throws an `EvaluationError` if none does. */
export function callOverload(name: string, overloads: readonly Overload[], values: RulesValue[]): RulesValue {
  const types = values.map(typeOf);
  for (const candidate of overloads) {
    if (candidate.types.length !== types.length) continue;
    if (candidate.types.every((type, index) => type === 'any' || type === types[index]))
      return candidate.run(values);
  }
  throw new EvaluationError(`Unsupported operation error. Received: ${name}(${types.join(', ')}).`);
}

/** Returns whether any overload accepts this many values. */
export const takes = (overloads: readonly Overload[], count: number): boolean =>
  overloads.some((candidate) => candidate.types.length === count);

/** Joins libraries. If several contain the same name, its overloads are combined. */
export function joinLibraries(...libraries: Record<string, Overload[]>[]): Library {
  const joined = new Map<string, Overload[]>();
  for (const [name, overloads] of libraries.flatMap((library) => Object.entries(library))) {
    joined.set(name, [...(joined.get(name) ?? []), ...overloads]);
  }
  return joined;
}

import type { Documents } from '../evaluation/documents';
import type { Evaluate } from '../evaluation/frame';
import type { Source } from '../syntax/source';
import type { Path } from '../values/path';
import type { RulesValue } from '../values/types';

/** A compiled function of the rules file. `height` is the number of nested calls that it needs, including its own. */
export type CompiledFunction = { height: number; call(args: Evaluate[]): Evaluate };

export type DeclaredFunction = { arity: number; compile(): CompiledFunction };

export type DocumentFunction = (documents: Documents, path: Path) => RulesValue;

/** Functions, by name, that a service adds to the language to read documents. */
export type DocumentFunctions = ReadonlyMap<string, DocumentFunction>;

/** The meaning of names at a position in a rules file. */
export type Scope = {
  source: Source;
  documentFunctions: DocumentFunctions;
  /** Functions declared here and in enclosing scopes. Inner ones hide outer ones. */
  functions: ReadonlyMap<string, DeclaredFunction>;
  /** Slots of the enclosing matches' captures. */
  captures: ReadonlyMap<string, number>;
  /** Slots of parameters and `let` variables. */
  locals: ReadonlyMap<string, number>;
  /** Receives the height of every function called from here. */
  onCall(height: number): void;
};

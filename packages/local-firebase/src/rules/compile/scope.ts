import type { Documents } from '../evaluation/documents';
import type { Evaluate } from '../evaluation/frame';
import type { Source } from '../syntax/source';
import type { Path } from '../values/path';
import type { RulesValue } from '../values/types';

/** A compiled function of the rules file. `height` is 1 plus the greatest height of the functions it calls. */
export type CompiledFunction = { height: number; call(args: Evaluate[]): Evaluate };

export type DeclaredFunction = { arity: number; compile(): CompiledFunction };

export type DocumentFunction = (documents: Documents, path: Path) => RulesValue;

/** A service's functions for reading documents, by name. */
export type DocumentFunctions = ReadonlyMap<string, DocumentFunction>;

/** The meaning of names at a position in a rules file. */
export type Scope = {
  source: Source;
  documentFunctions: DocumentFunctions;
  /** Functions declared in this scope and in enclosing scopes. Inner functions hide outer ones. */
  functions: ReadonlyMap<string, DeclaredFunction>;
  /** Slots of the captures in the enclosing `match` paths. */
  captures: ReadonlyMap<string, number>;
  /** Slots of parameters and `let` variables. */
  locals: ReadonlyMap<string, number>;
  /** Receives the height of each function called in this scope. */
  onCall(height: number): void;
};

import type { Documents } from '../evaluation/documents';
import type { Evaluate } from '../evaluation/frame';
import type { Source } from '../syntax/source';
import type { Path } from '../values/path';
import type { RulesValue } from '../values/types';

/** A function of the rules file, ready to be called. `height` counts it and the calls below it. */
export type CompiledFunction = { height: number; call(args: Evaluate[]): Evaluate };

export type DeclaredFunction = { arity: number; compile(): CompiledFunction };

export type DocumentFunction = (documents: Documents, path: Path) => RulesValue;

/** Functions that a service adds to the language to read documents, by name. */
export type DocumentFunctions = ReadonlyMap<string, DocumentFunction>;

/** The meaning of names at a position in a rules file. */
export type Scope = {
  source: Source;
  documentFunctions: DocumentFunctions;
  /** Functions declared here and around; inner ones hide outer ones. */
  functions: ReadonlyMap<string, DeclaredFunction>;
  /** Slots of the captures of the matches around. */
  captures: ReadonlyMap<string, number>;
  /** Slots of parameters and `let` variables. */
  locals: ReadonlyMap<string, number>;
  /** Receives the height of every function called from here. */
  onCall(height: number): void;
};

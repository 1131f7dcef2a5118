declare const mark: unique symbol;

/** A value that stands in for a fact of the real deployment. It reads as a string; the mark is for the type checker. */
export type Placeholder = string & { readonly [mark]: true };

/**
 * Marks a value that a real deployment replaces. Each call stands beside the key it fills, so that searching
 * `content/` for `placeholder(` lists every fact that is still open, with file and line.
 */
export const placeholder = (value: string): Placeholder => value as Placeholder;

/** What visitors read where a fact has not been stated. */
export const onRequest = 'On request';

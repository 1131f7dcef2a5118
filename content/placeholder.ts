declare const mark: unique symbol;

/** A placeholder for a fact of the real deployment. It is a plain string; the mark exists only for the type checker. */
export type Placeholder = string & { readonly [mark]: true };

/**
 * Marks a value that a real deployment replaces. Each call is next to the key that it fills, so that searching
 * `content/` for `placeholder(` lists every open fact with its file and line.
 */
export const placeholder = (value: string): Placeholder => value as Placeholder;

/** The value of an unknown fact, which pages omit. */
export const onRequest = 'On request';

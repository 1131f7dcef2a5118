declare const mark: unique symbol;

/** A placeholder for a fact about the real company. It is a plain string; the mark exists only for the type checker. */
type Placeholder = string & { readonly [mark]: true };

/**
 * Marks a value that must be replaced before a real deployment. Each call is next to its key, so that searching
 * `content/` for `placeholder(` lists every missing fact with its file and line.
 */
export const placeholder = (value: string): Placeholder => value as Placeholder;

/** The value of an unknown fact, which pages omit. */
export const onRequest = 'On request';

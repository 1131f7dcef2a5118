import type { RawRequest } from '../target/target';

/**
 * `{docs}` is replaced by the resource name of the database's documents, and `{items}` by the id of the scenario's
 * collection. The expected result is the HTTP status. For an error, its code follows, then optionally a colon and words
 * that its message must contain.
 */
export type AnswerCase = [name: string, path: string, init: RawRequest, expected: string];

export const one = { integerValue: '1' };

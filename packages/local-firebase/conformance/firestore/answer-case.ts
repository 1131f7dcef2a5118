import type { RawRequest } from '../target/target';

/** `{docs}` stands for the resource name of the database's documents, `{items}` for the scenario's collection. */
export type AnswerCase = [name: string, path: string, init: RawRequest, expected: string];

export const one = { integerValue: '1' };

import type { Actor } from './policy';

/** A running backend and what opens it. Tokens that it cannot judge are left out. */
export type MatrixBackend = {
  origin: string;
  projectId: string;
  bucket: string;
  /** As a bearer token it is bound by no rules. */
  ownerToken: string;
  tokens: Partial<Record<Actor, string | null>>;
  close(): Promise<void>;
};

/** What came of a request: a verdict, or the answer that is none. */
export type Seen = string;

/** The verdict of an answer. A document that is not there was looked for, so looking was allowed. */
export async function verdictOf(answer: Response, isRead: boolean): Promise<Seen> {
  const text = await answer.text();
  if (answer.ok || (isRead && answer.status === 404)) return 'allowed';
  if (answer.status === 403) return 'refused';
  if (answer.status === 401) return 'unauthenticated';
  return `status ${answer.status}: ${text.slice(0, 200)}`;
}

export const bearer = (token: string | null, scheme = 'Bearer'): Record<string, string> =>
  token === null ? {} : { authorization: `${scheme} ${token}` };

import type { Actor } from './policy';

/** A running backend and its credentials. `tokens` has no entry for actors that the backend cannot test. */
export type MatrixBackend = {
  origin: string;
  projectId: string;
  bucket: string;
  /** A bearer token that bypasses the rules. */
  ownerToken: string;
  tokens: Partial<Record<Actor, string | null>>;
  /** The tokens of the same actors, signed in with a second factor. */
  provenTokens: Partial<Record<Actor, string | null>>;
  close(): Promise<void>;
};

/** The outcome of a request: a verdict, or a description of an unexpected response. */
export type Seen = string;

/** Returns the outcome that a response shows. Reading a missing document counts as allowed. */
export async function verdictOf(answer: Response, isRead: boolean): Promise<Seen> {
  const text = await answer.text();
  if (answer.ok || (isRead && answer.status === 404)) return 'allowed';
  if (answer.status === 403) return 'refused';
  if (answer.status === 401) return 'unauthenticated';
  return `status ${answer.status}: ${text.slice(0, 200)}`;
}

export const bearer = (token: string | null, scheme = 'Bearer'): Record<string, string> =>
  token === null ? {} : { authorization: `${scheme} ${token}` };

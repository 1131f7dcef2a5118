/** The sender of a request. The owner authenticates with the owner token and bypasses the security rules. */
export type Caller =
  | { kind: 'owner' }
  | { kind: 'user'; auth: { uid: string; token: Record<string, unknown> } }
  | { kind: 'anonymous' };

/**
 * Resolves to the caller that an `Authorization` header identifies. Rejects with `UNAUTHENTICATED` if the header is
 * invalid.
 */
export type Authenticate = (authorization: string | undefined) => Promise<Caller>;

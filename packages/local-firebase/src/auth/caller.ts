/** Who sent a request. The owner holds the data directory's own token and is bound by no rules. */
export type Caller =
  | { kind: 'owner' }
  | { kind: 'user'; auth: { uid: string; token: Record<string, unknown> } }
  | { kind: 'anonymous' };

/** Turns an `Authorization` header into its caller; rejects with `UNAUTHENTICATED` for credentials that do not hold. */
export type Authenticate = (authorization: string | undefined) => Promise<Caller>;

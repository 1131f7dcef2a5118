/** The sender of a request. The owner presents the owner token and bypasses the security rules. */
export type Caller =
  | { kind: 'owner' }
  | { kind: 'user'; auth: { uid: string; token: Record<string, unknown> } }
  | { kind: 'anonymous' };

/** Resolves an `Authorization` header to its caller. Rejects with `UNAUTHENTICATED` for invalid credentials. */
export type Authenticate = (authorization: string | undefined) => Promise<Caller>;

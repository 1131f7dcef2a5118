/** An account. Times are in milliseconds since 1970, except `validSince`, which is in seconds. */
export type User = {
  uid: string;
  email: string | null;
  emailVerified: boolean;
  passwordHash: string | null;
  passwordUpdatedAt: number | null;
  displayName: string | null;
  photoUrl: string | null;
  /** A serialised JSON object. */
  claims: string;
  disabled: boolean;
  /** ID tokens issued before this time are invalid. */
  validSince: number;
  createdAt: number;
  lastLoginAt: number | null;
  lastRefreshAt: number | null;
};

/** Returns the account as the API's `UserInfo`, without the password hash. */
export function userWire(user: User): object {
  const profile = {
    ...(user.displayName !== null && { displayName: user.displayName }),
    ...(user.photoUrl !== null && { photoUrl: user.photoUrl }),
  };
  return {
    localId: user.uid,
    ...profile,
    ...(user.email !== null && { email: user.email, emailVerified: user.emailVerified }),
    ...(user.passwordUpdatedAt !== null && { passwordUpdatedAt: user.passwordUpdatedAt }),
    providerUserInfo: providersWire(user),
    validSince: String(user.validSince),
    disabled: user.disabled,
    ...(user.claims !== '{}' && { customAttributes: user.claims }),
    createdAt: String(user.createdAt),
    ...(user.lastLoginAt !== null && { lastLoginAt: String(user.lastLoginAt) }),
    ...(user.lastRefreshAt !== null && { lastRefreshAt: new Date(user.lastRefreshAt).toISOString() }),
  };
}

/** Returns the account's sign-in providers: `password` if the account has an email address, otherwise none. */
export function providersWire({ email, displayName, photoUrl }: User): object[] {
  if (email === null) return [];
  return [
    {
      providerId: 'password',
      email,
      federatedId: email,
      rawId: email,
      ...(displayName !== null && { displayName }),
      ...(photoUrl !== null && { photoUrl }),
    },
  ];
}

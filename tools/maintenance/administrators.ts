import { z } from 'zod';
import { type Connection, ConnectionError, request } from './connection';
import { commit, rootOf } from './documents';

const Accounts = z.object({
  users: z
    .array(
      z.object({
        localId: z.string(),
        email: z.string().optional(),
        customAttributes: z.string().optional(),
        lastLoginAt: z.string().optional(),
      }),
    )
    .default([]),
});
const Page = z.object({
  users: z
    .array(
      z.object({
        email: z.string().optional(),
        customAttributes: z.string().optional(),
        disabled: z.boolean().optional(),
      }),
    )
    .default([]),
  nextPageToken: z.string().optional(),
});
const Claims = z.record(z.string(), z.unknown());
const Created = z.object({ localId: z.string() });

export type Account = {
  uid: string;
  email: string;
  claims: Record<string, unknown>;
  /** The time of the last sign-in, or null if there was none. */
  lastSignIn: Date | null;
};

const accounts = ({ projectId, kind }: Connection, operation: string) =>
  `${kind === 'firebase' ? '' : 'identitytoolkit.googleapis.com/'}v1/projects/${projectId}/accounts${operation}`;

/** Returns the account with this email address, or null. */
export async function findAccount(connection: Connection, email: string): Promise<Account | null> {
  const answer = await request(connection, 'auth', accounts(connection, ':lookup'), {
    body: { email: [email] },
  });
  const [user] = Accounts.parse(answer).users;
  if (!user) return null;
  const claims = user.customAttributes ? Claims.parse(JSON.parse(user.customAttributes)) : {};
  const lastSignIn = user.lastLoginAt ? new Date(Number(user.lastLoginAt)) : null;
  return { uid: user.localId, email, claims, lastSignIn };
}

const hasClaim = (customAttributes = '{}') => Claims.parse(JSON.parse(customAttributes)).admin === true;

/** Returns the email addresses of all accounts with the administrator claim, except disabled accounts. */
export async function claimedAdministrators(connection: Connection): Promise<string[]> {
  const found: string[] = [];
  let token: string | undefined;
  do {
    const query = new URLSearchParams({ maxResults: '1000', ...(token && { nextPageToken: token }) });
    const page = Page.parse(
      await request(connection, 'auth', `${accounts(connection, ':batchGet')}?${query}`),
    );
    for (const { email, customAttributes, disabled } of page.users)
      if (email && !disabled && hasClaim(customAttributes)) found.push(email);
    token = page.nextPageToken;
  } while (token);
  return found;
}

/**
 * Creates an account. Its address counts as verified, because the operator vouches for it, or because its owner must
 * set the password with a code from an email. Without a password, nobody can sign in until then.
 */
export async function createAccount(connection: Connection, email: string, password?: string): Promise<void> {
  const answer = await request(connection, 'auth', accounts(connection, ''), {
    body: { email, password, emailVerified: true },
  });
  Created.parse(answer);
}

/**
 * Returns the account with this address.
 * @param newPassword if given, a missing account is created with the password that it returns
 * @throws ConnectionError if the account is missing and not created
 */
export async function accountOf(
  connection: Connection,
  email: string,
  newPassword?: () => string,
): Promise<Account> {
  const found = await findAccount(connection, email);
  if (!found && newPassword) await createAccount(connection, email, newPassword());
  const account = found ?? (await findAccount(connection, email));
  if (!account) throw new ConnectionError(`There is no account for ${email} in ${connection.name}.`);
  return account;
}

/** Sends the email with which the account's owner sets a password. */
export async function sendPasswordEmail(connection: Connection, email: string): Promise<void> {
  const body = { requestType: 'PASSWORD_RESET', email };
  await request(connection, 'auth', accounts(connection, ':sendOobCode'), { body });
}

/**
 * Removes an account's authenticator apps, as after the loss of a phone. Ends the account's sessions.
 * @throws ConnectionError if the account does not exist or a request fails
 */
export async function removeAuthenticatorApps(connection: Connection, email: string): Promise<void> {
  const { uid } = await accountOf(connection, email);
  await request(connection, 'auth', accounts(connection, ':update'), { body: { localId: uid, mfa: {} } });
  await commit(connection, [{ delete: `${rootOf(connection)}/Factors/${uid}` }]);
}

/**
 * Grants or revokes the administrator claim. Other claims are kept. Takes effect at the next sign-in, or when the
 * account's token is next refreshed, within an hour. The address of an administrator counts as verified, which a second
 * factor requires.
 * @throws ConnectionError if the account does not exist or a request fails
 */
export async function setAdministrator(
  connection: Connection,
  email: string,
  isAdministrator: boolean,
): Promise<void> {
  const account = await accountOf(connection, email);
  const { admin: _, ...others } = account.claims;
  const claims = isAdministrator ? { ...others, admin: true } : others;
  await request(connection, 'auth', accounts(connection, ':update'), {
    body: {
      localId: account.uid,
      customAttributes: JSON.stringify(claims),
      ...(isAdministrator && { emailVerified: true }),
    },
  });
}

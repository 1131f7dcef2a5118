import { z } from 'zod';
import type { ApiRequest, Route } from '../../http/route';
import { inTransaction } from '../../store/in-transaction';
import { authError } from '../auth-error';
import type { AuthContext } from '../context';
import { createUser } from '../create-user';
import { requireRecentSignIn } from '../recent-sign-in';
import { userWire } from '../user';
import { accountPath, accountRoute, askedByOwner, requireOwner } from './account-route';

const NewAccount = z.object({
  localId: z
    .string()
    .regex(/^[\w-]{1,128}$/)
    .optional(),
  email: z.string().optional(),
  password: z.string().optional(),
  displayName: z.string().max(256).optional(),
  photoUrl: z.string().max(2048).optional(),
  emailVerified: z.boolean().optional(),
  disabled: z.boolean().optional(),
  customAttributes: z.string().optional(),
});

/** Returns the routes that create accounts, for the owner only. The API has two paths for this. */
export function createAccountRoutes(context: AuthContext): Route[] {
  return ['', ':signUp'].map((operation) =>
    accountRoute(context, operation, NewAccount, async (body, request) => {
      if (!(await askedByOwner(context, request))) throw authError('ADMIN_ONLY_OPERATION');
      const user = await createUser(context, body);
      return {
        kind: 'identitytoolkit#SignupNewUserResponse',
        localId: user.uid,
        email: user.email ?? undefined,
        displayName: user.displayName ?? undefined,
      };
    }),
  );
}

const Deletion = z.object({ idToken: z.string().optional(), localId: z.string().optional() });

/** Returns the route that deletes accounts: a user's own account or, for the owner, any account. */
export function deleteAccountRoute(context: AuthContext): Route {
  return accountRoute(context, ':delete', Deletion, async ({ idToken, localId }, request) => {
    const uid = await accountToDelete(context, { idToken, localId }, request);
    inTransaction(context.db, () => {
      if (context.users.byUid(uid) === null) throw authError('USER_NOT_FOUND');
      context.refreshTokens.revokeAll(uid);
      context.resetCodes.discardAll(uid);
      context.secondFactors.keepOnly(uid, []);
      context.users.remove(uid);
    });
    return { kind: 'identitytoolkit#DeleteAccountResponse' };
  });
}

async function accountToDelete(
  context: AuthContext,
  { idToken, localId }: z.output<typeof Deletion>,
  request: ApiRequest,
): Promise<string> {
  if (idToken) {
    const { user, authTime } = await context.idTokens.verify(idToken);
    requireRecentSignIn(context.now(), authTime);
    return user.uid;
  }
  await requireOwner(context, request);
  if (!localId) throw authError('MISSING_LOCAL_ID');
  return localId;
}

const Page = z.object({
  maxResults: z.coerce.number().int().min(1).max(1000).catch(20),
  nextPageToken: z.string().catch(''),
});

/** Returns the route that lists accounts in pages, ordered by id, for the owner only. */
export function listAccountsRoute(context: AuthContext): Route {
  return {
    method: 'GET',
    pattern: accountPath(context.projectId, ':batchGet'),
    handle: async (request) => {
      await requireOwner(context, request);
      const { maxResults, nextPageToken } = Page.parse(Object.fromEntries(request.query));
      const users = context.users.list(nextPageToken, maxResults);
      const last = users.length === maxResults ? users.at(-1)?.uid : undefined;
      return {
        body: {
          kind: 'identitytoolkit#DownloadAccountResponse',
          users: users.map((user) => ({ ...userWire(user), ...context.secondFactors.wire(user.uid) })),
          ...(last !== undefined && { nextPageToken: last }),
        },
      };
    },
  };
}

import { z } from 'zod';
import type { Route } from '../../http/route';
import { authError } from '../auth-error';
import type { AuthContext } from '../context';
import { type User, userWire } from '../user';
import { accountRoute, askedByOwner } from './account-route';

const Body = z.object({
  idToken: z.string().optional(),
  localId: z.array(z.string()).max(100).default([]),
  email: z.array(z.string()).max(100).default([]),
});

/** Returns the route that looks up accounts: a user's own account or, for the owner, any account. */
export function lookupRoute(context: AuthContext): Route {
  const asOwner = ({ localId, email }: z.output<typeof Body>): User[] => {
    const found = [
      ...localId.map((uid) => context.users.byUid(uid)),
      ...email.map((address) => context.users.byEmail(address.toLowerCase())),
    ];
    return [...new Map(found.flatMap((user) => (user === null ? [] : [[user.uid, user] as const]))).values()];
  };

  return accountRoute(context, ':lookup', Body, async (body, request) => {
    if (await askedByOwner(context, request)) return lookupResponse(context, asOwner(body));
    if (!body.idToken) throw authError('MISSING_ID_TOKEN');
    return lookupResponse(context, [(await context.idTokens.verify(body.idToken)).user]);
  });
}

function lookupResponse({ secondFactors }: AuthContext, users: User[]): object {
  return {
    kind: 'identitytoolkit#GetAccountInfoResponse',
    ...(users.length > 0 && {
      users: users.map((user) => ({ ...userWire(user), ...secondFactors.wire(user.uid) })),
    }),
  };
}

import type { Encodable } from 'local-firebase/values';
import type { Role } from '@/lib/model/people';
import { commitAsOwner, countChange, setDocument } from '@/lib/testing/owner-writes';
import { environment, PROJECT } from './environment';

async function call(path: string, body: object, method = 'POST') {
  const response = await fetch(`${environment.backendUrl}${path}`, {
    method,
    headers: { authorization: `Bearer ${environment.ownerToken}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok)
    throw new Error(`${method} ${path} returned ${response.status}: ${await response.text()}`);
  return response.json();
}

/** Operations of the backend's owner, which bypass the rules and the site. */
export const owner = {
  createUser: (email: string, password: string) =>
    call(`/identitytoolkit.googleapis.com/v1/projects/${PROJECT}/accounts`, { email, password }),

  /** Sets an account's role and state, as another administrator would. */
  setRole: (uid: string, email: string, role: Role, active = true) =>
    commitAsOwner({ origin: environment.backendUrl, ownerToken: environment.ownerToken }, [
      setDocument('People', uid, { email, role, active, since: new Date(), by: 'owner', revision: 1 }),
    ]),

  /** Disables an account, as when a colleague leaves. */
  disableUser: (localId: string) =>
    call(`/identitytoolkit.googleapis.com/v1/projects/${PROJECT}/accounts:update`, {
      localId,
      disableUser: true,
    }),

  createAdministrator: (email: string, password: string) =>
    call(`/identitytoolkit.googleapis.com/v1/projects/${PROJECT}/accounts`, {
      email,
      password,
      emailVerified: true,
      customAttributes: JSON.stringify({ admin: true }),
    }),

  /** Requests a password reset and returns its code, instead of sending an email. */
  resetCode: async (email: string): Promise<string> => {
    const body = { requestType: 'PASSWORD_RESET', email, returnOobLink: true };
    return (await call('/identitytoolkit.googleapis.com/v1/accounts:sendOobCode', body)).oobCode;
  },

  /** Writes a record unconditionally, as a colleague or an earlier version of the site might have. */
  write: (collection: string, id: string, record: Record<string, Encodable>) =>
    commitAsOwner({ origin: environment.backendUrl, ownerToken: environment.ownerToken }, [
      setDocument(collection, id, { id, ...record }),
    ]),

  /** Increments the change counter, so that the site reloads all content. */
  touch: () =>
    commitAsOwner({ origin: environment.backendUrl, ownerToken: environment.ownerToken }, [countChange()]),

  writeBlog: (id: string, title: string, published = true, publishAt: Date | null = null) =>
    owner.write('Blog', id, { title, description: '', image: '', link: '', published, publishAt }),
};

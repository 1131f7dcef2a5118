import type { Encodable } from 'local-firebase/values';
import { commitAsOwner, countChange, setDocument } from '@/lib/testing/owner-writes';
import { environment, PROJECT } from './environment';

async function call(path: string, body: object, method = 'POST') {
  const response = await fetch(`${environment.backendUrl}${path}`, {
    method,
    headers: { authorization: `Bearer ${environment.ownerToken}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return response.json();
}

/** What only the owner of the backend can do, past the rules and past the site. */
export const owner = {
  createUser: (email: string, password: string) =>
    call(`/identitytoolkit.googleapis.com/v1/projects/${PROJECT}/accounts`, { email, password }),

  /** As somebody does whose colleague left. */
  disableUser: (localId: string) =>
    call(`/identitytoolkit.googleapis.com/v1/projects/${PROJECT}/accounts:update`, {
      localId,
      disableUser: true,
    }),

  createAdministrator: (email: string, password: string) =>
    call(`/identitytoolkit.googleapis.com/v1/projects/${PROJECT}/accounts`, {
      email,
      password,
      customAttributes: JSON.stringify({ admin: true }),
    }),

  /** The code of a reset message, which there is no mail to send. */
  resetCode: async (email: string): Promise<string> => {
    const body = { requestType: 'PASSWORD_RESET', email, returnOobLink: true };
    return (await call('/identitytoolkit.googleapis.com/v1/accounts:sendOobCode', body)).oobCode;
  },

  /** Writes a record as it is given, whatever is stored: a colleague's work, or one from before a field existed. */
  write: (collection: string, id: string, record: Record<string, Encodable>) =>
    commitAsOwner({ origin: environment.backendUrl, ownerToken: environment.ownerToken }, [
      setDocument(collection, id, { id, ...record }),
    ]),

  /** Has the site read everything anew. */
  touch: () =>
    commitAsOwner({ origin: environment.backendUrl, ownerToken: environment.ownerToken }, [countChange()]),

  writeBlog: (id: string, title: string, published = true, publishAt: Date | null = null) =>
    owner.write('Blog', id, { title, description: '', image: '', link: '', published, publishAt }),
};

import { request } from './request';
import type { Account, Endpoints } from './target';

/** Creates the user with the owner token, because local-firebase does not support public sign-up. */
export async function createUser(endpoints: Endpoints, account: Account): Promise<void> {
  const { uid, email, password, claims = {}, disabled = false } = account;
  const accounts = `identitytoolkit.googleapis.com/v1/projects/${endpoints.authProjectId}/accounts`;
  const created = await request(endpoints, accounts, {
    service: 'auth',
    body: { localId: uid, email, password },
  });
  const update = { localId: uid, customAttributes: JSON.stringify(claims), disableUser: disabled };
  const updated = await request(endpoints, `${accounts}:update`, { service: 'auth', body: update });
  if (updated.status !== 200) {
    throw new Error(`${email} was not created: ${JSON.stringify([created.body, updated.body])}`);
  }
}

import { BUCKET, PROJECT } from '../../backend/backend';
import type { Exchange } from '../exchange';
import { inTurn, requestPlace } from '../request-place';

const DOCUMENTS = `projects/${PROJECT}/databases/(default)/documents`;
const FILES = `/v0/b/${BUCKET}/o`;

const json = (path: string, body: unknown) => ({
  method: 'POST',
  path,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

const filter = (field: string, text: string) => ({
  structuredQuery: {
    from: [{ collectionId: 'Blog' }],
    where: { fieldFilter: { field: { fieldPath: field }, op: 'EQUAL', value: { stringValue: text } } },
  },
});

const AUTH = '/identitytoolkit.googleapis.com/v1/accounts';

/** Requests that strangers can send to the backend's services through the site's origin. */
const CALLS: ((text: string) => Exchange)[] = [
  (text) =>
    json(`${AUTH}:signInWithPassword?key=embedded`, { email: text, password: text, returnSecureToken: true }),
  (text) => json(`${AUTH}:sendOobCode?key=embedded`, { requestType: 'PASSWORD_RESET', email: text }),
  (text) => json(`${AUTH}:lookup?key=embedded`, { idToken: text }),
  (text) =>
    json('/securetoken.googleapis.com/v1/token?key=embedded', { grant_type: text, refresh_token: text }),
  (text) => json(`/v1/${DOCUMENTS}:batchGet`, { documents: [`${DOCUMENTS}/Blog/${text}`] }),
  (text) => json(`/v1/${DOCUMENTS}:runQuery`, filter(text, 'x')),
  (text) => json(`/v1/${DOCUMENTS}:runQuery`, filter('title', text)),
  (text) => json(`/v1/${DOCUMENTS}:runQuery`, { structuredQuery: { from: [{ collectionId: text }] } }),
  (text) =>
    json(`/v1/${DOCUMENTS}:commit`, {
      writes: [{ update: { name: `${DOCUMENTS}/Blog/x`, fields: { [text]: { stringValue: text } } } }],
    }),
  (text) => json(`/v1/${DOCUMENTS}:commit`, { writes: [{ delete: text }] }),
  (text) => ({ ...json(`/v1/${DOCUMENTS}:runQuery`, {}), body: text }),
  (text) => ({ path: `${FILES}/${encodeURIComponent(text.replace(/\p{Cs}/gu, ''))}` }),
  (text) => json(`${FILES}?uploadType=multipart`, { name: text }),
];

export const servicePlaces = [requestPlace('service calls', (text, index) => inTurn(CALLS, index)(text))];

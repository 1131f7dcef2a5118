import { inTurn, requestPlace } from '../request-place';

const DOCUMENTS = 'projects/demo-purvia/databases/(default)/documents';

const json = (path: string, body: unknown, headers: Record<string, string> = {}) => ({
  method: 'POST',
  path,
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

const filter = (field: string, text: string) => ({
  structuredQuery: {
    from: [{ collectionId: 'Blog' }],
    where: { fieldFilter: { field: { fieldPath: field }, op: 'EQUAL', value: { stringValue: text } } },
  },
});

/** Requests that strangers can send to the backend's services through the site's origin. */
const CALLS = [
  (text: string) =>
    json('/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=embedded', {
      email: text,
      password: text,
      returnSecureToken: true,
    }),
  (text: string) =>
    json('/identitytoolkit.googleapis.com/v1/accounts:sendOobCode?key=embedded', {
      requestType: 'PASSWORD_RESET',
      email: text,
    }),
  (text: string) =>
    json('/identitytoolkit.googleapis.com/v1/accounts:lookup?key=embedded', { idToken: text }),
  (text: string) =>
    json('/securetoken.googleapis.com/v1/token?key=embedded', { grant_type: text, refresh_token: text }),
  (text: string) => json(`/v1/${DOCUMENTS}:batchGet`, { documents: [`${DOCUMENTS}/Blog/${text}`] }),
  (text: string) => json(`/v1/${DOCUMENTS}:runQuery`, filter(text, 'x')),
  (text: string) => json(`/v1/${DOCUMENTS}:runQuery`, filter('title', text)),
  (text: string) =>
    json(`/v1/${DOCUMENTS}:runQuery`, { structuredQuery: { from: [{ collectionId: text }] } }),
  (text: string) =>
    json(`/v1/${DOCUMENTS}:commit`, {
      writes: [{ update: { name: `${DOCUMENTS}/Blog/x`, fields: { [text]: { stringValue: text } } } }],
    }),
  (text: string) => json(`/v1/${DOCUMENTS}:commit`, { writes: [{ delete: text }] }),
  (text: string) => ({ ...json(`/v1/${DOCUMENTS}:runQuery`, {}), body: text }),
  (text: string) => ({
    path: `/v0/b/demo-purvia.appspot.com/o/${encodeURIComponent(text.replace(/\p{Cs}/gu, ''))}`,
  }),
  (text: string) => json('/v0/b/demo-purvia.appspot.com/o?uploadType=multipart', { name: text }),
];

export const servicePlaces = [requestPlace('service calls', (text, index) => inTurn(CALLS, index)(text))];

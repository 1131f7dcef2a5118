import { signInWithEmailAndPassword } from 'firebase/auth';
import { connectStorageEmulator, type FirebaseStorage, getStorage } from 'firebase/storage';
import { createAnonymousLimits, createEvaluationLimit } from '../anonymous-limits';
import type { Route } from '../http/route';
import { compileStorageRules } from '../rules';
import { createStorageService } from '../storage';
import { OWNER_TOKEN, startAuth } from './start-auth';
import { createTempDir } from './temp-dir';

const BUCKET = 'demo-bucket';

const OWNER = { authorization: `Bearer ${OWNER_TOKEN}` };

export const MB = 1024 * 1024;

const RULES = `rules_version = '2';
service firebase.storage {
  match /b/{bucket}/o {
    match /open/{path=**} {
      allow read: if true;
      allow write: if request.auth != null;
    }
    match /images/{name} {
      allow get: if true;
      allow create: if request.auth.token.admin == true
        && request.resource.contentType == 'image/png'
        && request.resource.size <= 1024 * 1024;
    }
    match /once/{name} {
      allow read: if true;
      allow create: if request.auth != null && resource == null;
      allow update: if request.resource.metadata.state == 'checked';
    }
  }
}`;

export type TestStorage = Awaited<ReturnType<typeof startStorage>>;

/** Starts the real Auth and Storage services on a real port, with rules that the tests need. */
export async function startStorage(directory = createTempDir(), moreRoutes: Route[] = []) {
  const ruleset = compileStorageRules(RULES, 'storage.rules');
  const auth = await startAuth(
    {},
    ({ auth: { authenticate }, ...parts }) => {
      const rules = () => ruleset;
      const service = createStorageService({
        ...parts,
        bucket: BUCKET,
        authenticate,
        limitAnonymous: createAnonymousLimits(false),
        limitEvaluation: createEvaluationLimit(false),
        lookup: () => null,
        rules,
      });
      return { ...service, routes: [...service.routes, ...moreRoutes] };
    },
    directory,
  );

  const send = (
    method: string,
    path: string,
    body?: BodyInit,
    headers: Record<string, string> = {},
  ): Promise<Response> =>
    fetch(`${auth.origin}/v0/b/${BUCKET}/o${path}`, { method, body, headers: { ...OWNER, ...headers } });

  return {
    ...auth,

    /** Resolves to an SDK client that is signed in with these claims, or signed out if `claims` is null. */
    async client(claims: object | null): Promise<FirebaseStorage> {
      const client = auth.client();
      if (claims !== null) {
        const { email, password } = await auth.createUser({ customAttributes: JSON.stringify(claims) });
        await signInWithEmailAndPassword(client, email, password);
      }
      const storage = getStorage(client.app, `gs://${BUCKET}`);
      connectStorageEmulator(storage, '127.0.0.1', auth.port);
      return storage;
    },

    /** Sends a request without the SDK, as the owner unless `headers` contains another token. */
    send,

    /** Stores an object as the owner. */
    async put(name: string, contentType: string, body: BodyInit): Promise<{ downloadTokens: string }> {
      const response = await send('POST', `?name=${encodeURIComponent(name)}`, body, {
        'Content-Type': contentType,
      });
      if (!response.ok) throw new Error(await response.text());
      return response.json();
    },

    /** Requests an object as the owner: by default, the object's bytes. */
    get: (name: string, headers: Record<string, string> = {}, query = 'alt=media', method = 'GET') =>
      send(method, `/${encodeURIComponent(name)}?${query}`, undefined, headers),
  };
}

/** Returns pseudorandom bytes, which are always the same for the same seed. */
export function sampleBytes(size: number, seed = 1): Uint8Array<ArrayBuffer> {
  let state = seed;
  return Uint8Array.from({ length: size }, () => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return state >>> 24;
  });
}

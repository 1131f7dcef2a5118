import { deleteApp, initializeApp } from 'firebase/app';
import {
  type Auth,
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  signInWithEmailAndPassword,
} from 'firebase/auth';
import { type AuthService, createAuthService } from '../auth';
import type { AuthOptions } from '../auth/context';
import type { NewUser } from '../auth/create-user';
import type { Route } from '../http/route';
import { startServer } from '../http/server';
import { openOutbox } from '../outbox';
import { openDatabase } from '../store/database';
import { type Clock, createClock } from './clock';
import { createTempDir } from './temp-dir';

export const PROJECT = 'demo-project';
export const OWNER_TOKEN = 'owner-token-of-the-tests';
const API_KEY = 'any-key';

// Passwords are hashed at full cost, which is slow on a busy machine. In helper processes, `jest` is undefined.
if (typeof jest !== 'undefined') jest.setTimeout(60_000);

export type TestAuth = Awaited<ReturnType<typeof startAuth>>;

/** The inputs for a second service on the same server. */
export type Parts = Required<Pick<AuthOptions, 'db' | 'log' | 'now'>> & {
  dataDir: string;
  auth: AuthService;
};

/** Starts the real service on a real port, with a clock that tests control. `join` adds another service. */
export async function startAuth(
  options: Partial<AuthOptions> = {},
  join: (parts: Parts) => { routes: Route[]; close(): Promise<void> } = () => ({
    routes: [],
    close: async () => undefined,
  }),
  directory = createTempDir(),
) {
  const db = openDatabase(directory.path);
  const clock: Clock = createClock();
  const lines: string[] = [];
  const log = (line: string) => {
    lines.push(line);
  };
  const parts = { db, log, now: clock.now };
  const service: AuthService = createAuthService({
    ...parts,
    projectId: PROJECT,
    ownerToken: OWNER_TOKEN,
    outbox: openOutbox(directory.path, clock.now),
    ...options,
  });
  const joined = join({ ...parts, dataDir: directory.path, auth: service });
  const server = await startServer({ port: 0, routes: [...service.routes, ...joined.routes], log });
  const apps: ReturnType<typeof initializeApp>[] = [];

  /** Sends JSON to an account operation without the SDK. */
  const call = async (
    operation: string,
    body: object,
    headers: Record<string, string> = {},
  ): Promise<unknown> => {
    const response = await fetch(`${server.origin}/identitytoolkit.googleapis.com/v1/accounts${operation}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    return response.json();
  };
  const asOwner = (operation: string, body: object) =>
    call(operation, body, { authorization: `Bearer ${OWNER_TOKEN}` });

  const client = (): Auth => {
    const app = initializeApp({ apiKey: API_KEY, projectId: PROJECT }, crypto.randomUUID());
    apps.push(app);
    const auth = initializeAuth(app, { persistence: inMemoryPersistence });
    connectAuthEmulator(auth, server.origin, { disableWarnings: true });
    return auth;
  };

  const createUser = async (
    user: NewUser = {},
  ): Promise<{ uid: string; email: string; password: string }> => {
    const email = user.email ?? `user-${crypto.randomUUID()}@demo.example`;
    const password = user.password ?? 'right password';
    const created = await asOwner(':signUp', { ...user, email, password });
    return { uid: String((created as { localId: string }).localId), email, password };
  };

  return {
    db,
    clock,
    lines,
    service,
    origin: server.origin,
    port: server.port,
    dataDir: directory.path,
    call,
    asOwner,

    /** Returns a signed-out SDK client, like one in a separate browser. */
    client,
    createUser,

    /** Creates an account, and an SDK client that is signed in to it. */
    async signIn(wanted: NewUser = {}) {
      const account = await createUser(wanted);
      const auth = client();
      const { user } = await signInWithEmailAndPassword(auth, account.email, account.password);
      return { account, client: auth, user, token: await user.getIdToken() };
    },

    canSignIn: async (email: string, password: string): Promise<boolean> =>
      (await errorCode(signInWithEmailAndPassword(client(), email, password))) === 'no error',

    /** Resolves to the kind of caller that an `Authorization` header identifies, or 'refused'. */
    async verdict(authorization: string | undefined): Promise<string> {
      const caller = await service.authenticate(authorization).catch(() => ({ kind: 'refused' }));
      return caller.kind;
    },

    async close(): Promise<void> {
      await Promise.all(apps.map((app) => deleteApp(app)));
      await joined.close();
      await server.close();
      db.close();
      directory.remove();
    },
  };
}

/** Runs `use` with a new service that has these options, and closes the service even if `use` throws. */
export async function withAuth(
  options: Partial<AuthOptions>,
  use: (auth: TestAuth) => Promise<void>,
): Promise<void> {
  const auth = await startAuth(options);
  try {
    await use(auth);
  } finally {
    await auth.close();
  }
}

/**
 * Resolves to the code of the error with which `action` rejects, or to 'no error'. If the error has no code, resolves to
 * the error as a string.
 */
export async function errorCode(action: Promise<unknown>): Promise<string> {
  try {
    await action;
    return 'no error';
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : String(error);
  }
}

import { createServer, type Socket } from 'node:net';
import { readSettings } from '@/lib/settings/settings';
import { startTestBackend } from '@/lib/testing/backend';

// Limits in docs/service-limits.md that a client can observe, tested with the SDK as the admin uses it.

const MINUTE = 60_000;

/** The functions that stay real when the tests fake only the clock. */
const TIMERS = [
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'setImmediate',
  'clearImmediate',
  'nextTick',
  'queueMicrotask',
] as const;

beforeEach(() => jest.resetModules());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** Starts a server that accepts connections and never responds. */
async function silentServer() {
  const sockets: Socket[] = [];
  const server = createServer((socket) => sockets.push(socket)).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  const close = () => {
    for (const socket of sockets) socket.destroy();
    server.close();
  };
  return { close, port: address && typeof address === 'object' ? address.port : 0 };
}

it('times out an unanswered sign-in after 30 seconds', async () => {
  const { close, port } = await silentServer();
  const env = { BACKEND: 'embedded', LOCAL_FIREBASE_PORT: String(port) };
  process.env.NEXT_PUBLIC_BACKEND = JSON.stringify(readSettings(env).backend);
  const { signIn } = await import('./auth');
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  const ended = jest.fn();
  const attempt = signIn('somebody@purvia.example', 'a password').catch(ended);
  await jest.advanceTimersByTimeAsync(29_900);
  expect(ended).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(200);
  await attempt;
  expect(ended).toHaveBeenCalledWith(expect.objectContaining({ code: 'auth/network-request-failed' }));
  close();
});

it('renews a token on a request made shortly before the token expires', async () => {
  // The SDK captures `fetch` when it is imported.
  const sent = jest.spyOn(globalThis, 'fetch');
  const backend = await startTestBackend();
  const { email, password } = backend.firstAdministrator ?? { email: '', password: '' };
  const { signIn } = await import('./auth');
  const { collection, firestore, getDocs } = await import('./firestore');
  await signIn(email, password);
  const signedIn = Date.now();
  const renewals = async (later: number) => {
    jest.useFakeTimers({ now: signedIn + later, doNotFake: [...TIMERS] });
    await getDocs(collection(firestore(), 'Link'));
    return sent.mock.calls.filter(([address]) => String(address).includes('securetoken')).length;
  };
  expect(await renewals(56 * MINUTE)).toBe(0);
  expect(await renewals(60 * MINUTE - 20_000)).toBe(1);
  jest.useRealTimers();
  await backend.close();
});

it('sets the retry limit to two minutes for file operations and ten minutes for uploads', async () => {
  const { fileReference } = await import('./storage');
  const { maxOperationRetryTime, maxUploadRetryTime } = fileReference('images/a.png').storage;
  expect({ maxOperationRetryTime, maxUploadRetryTime }).toEqual({
    maxOperationRetryTime: 120_000,
    maxUploadRetryTime: 600_000,
  });
});

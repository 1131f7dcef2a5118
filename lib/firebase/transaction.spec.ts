import { FirebaseError } from 'firebase/app';
import { startTestBackend } from '@/lib/testing/backend';

// If a transaction never settled, an editor would back up nothing more until the page was reloaded.

const HOUR = 3_600_000;

let backend: Awaited<ReturnType<typeof startTestBackend>>;
let sdk: typeof import('./firestore');
let isDown = false;
/** The HTTP status that replaces the responses to commits. */
let commitStatus = 0;
const { fetch } = globalThis;

beforeAll(async () => {
  globalThis.fetch = async (input, init) => {
    if (isDown && String(input).includes('securetoken')) return new Response('Unavailable');
    const response = await fetch(input, init);
    const isReplaced = commitStatus > 0 && String(input).includes(':commit');
    return isReplaced ? Response.json({ error: {} }, { status: commitStatus }) : response;
  };
  // The SDK captures `fetch` when it is imported.
  const { signIn } = await import('./auth');
  sdk = await import('./firestore');
  backend = await startTestBackend();
  const { email, password } = backend.firstAdministrator ?? { email: '', password: '' };
  await signIn(email, password);
});

afterEach(() => {
  commitStatus = 0;
});

afterAll(async () => {
  jest.restoreAllMocks();
  globalThis.fetch = fetch;
  await backend.close();
});

const run = <Result>(update: () => Promise<Result>) => sdk.runTransaction(sdk.firestore(), update);

const refusal = (code: string) => new FirebaseError(code, '');

it('repeats an attempt that conflicted with another write', async () => {
  const update = jest.fn().mockRejectedValueOnce(refusal('aborted')).mockResolvedValueOnce('done');
  await expect(run(update)).resolves.toBe('done');
  expect(update).toHaveBeenCalledTimes(2);
});

it('does not repeat an attempt that the rules rejected', async () => {
  const update = jest.fn().mockRejectedValue(refusal('permission-denied'));
  await expect(run(update)).rejects.toMatchObject({ code: 'permission-denied' });
  expect(update).toHaveBeenCalledTimes(1);
});

it('commits nothing if it is cancelled while it reads', async () => {
  const link = sdk.doc(sdk.firestore(), 'Link', 'cancelled.pdf');
  const cancellation = new AbortController();
  const write = sdk.runTransaction(
    sdk.firestore(),
    async (transaction) => {
      await transaction.get(link);
      cancellation.abort(new Error('cancelled'));
      transaction.set(link, {});
    },
    cancellation.signal,
  );
  await expect(write).rejects.toThrow('cancelled');
  expect((await sdk.getDoc(link)).exists()).toBe(false);
});

it.each([
  ['does not count as cancelled if an earlier attempt may have been written', 503, 'unavailable'],
  ['counts as cancelled if an earlier attempt conflicted with another write', 409, 'cancelled'],
])('%s', async (_text, status, code) => {
  const link = sdk.doc(sdk.firestore(), 'Slugs', 'written');
  const cancellation = new AbortController();
  commitStatus = status;
  let attempts = 0;
  const write = sdk.runTransaction(
    sdk.firestore(),
    async (transaction) => {
      attempts += 1;
      if (attempts === 2) cancellation.abort(refusal('cancelled'));
      await transaction.get(link);
    },
    cancellation.signal,
  );
  await expect(write).rejects.toMatchObject({ code });
  expect(attempts).toBe(2);
});

it('rejects if the session cannot be renewed, and succeeds once it can', async () => {
  const link = sdk.doc(sdk.firestore(), 'Link', 'a.pdf');
  const read = () => sdk.runTransaction(sdk.firestore(), (transaction) => transaction.get(link));
  const later = Date.now() + HOUR;
  jest.spyOn(Date, 'now').mockReturnValue(later);
  isDown = true;
  await expect(read()).rejects.toMatchObject({ code: 'auth/network-request-failed' });
  isDown = false;
  expect((await read()).exists()).toBe(false);
});

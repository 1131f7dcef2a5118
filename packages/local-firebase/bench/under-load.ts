import { ask, type Side } from '../differential/pair';
import { type Measured, PROJECT, requireOk } from './requests';

const FLOODS = 3;
const FLOOD_MS = 10_000;
const SUMS = 5;
const EMPTY_WRITES = 20_000;
const ACCOUNT = { email: 'bench@demo.example', password: 'Only for benchmarks 1' };

const sum = {
  structuredAggregationQuery: {
    structuredQuery: { from: [{ collectionId: 'Blog' }] },
    aggregations: [{ sum: { field: { fieldPath: 'views' } } }],
  },
};

async function post(side: Side, path: string, body: object): Promise<void> {
  const response = await fetch(`${side.origin}/identitytoolkit.googleapis.com/v1/${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${side.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  await requireOk(response.json().then((json) => ({ status: response.status, body: json })));
}

/** Resolves to the times of requests, which are sent one after the other until the load is over. */
async function timesDuring(load: Promise<unknown>, request: (n: number) => Promise<void>): Promise<number[]> {
  let isOver = false;
  const ended = load.finally(() => {
    isOver = true;
  });
  const times: number[] = [];
  for (let n = 0; !isOver; n++) {
    const begun = performance.now();
    await request(n);
    times.push(performance.now() - begun);
  }
  await ended;
  return times;
}

/** Repeats, without a token, commits that are large, valid and not allowed. */
async function flood({ origin }: Side): Promise<void> {
  const end = performance.now() + FLOOD_MS;
  const name = `projects/${PROJECT}/databases/(default)/documents/flood/a`;
  const body = JSON.stringify({ writes: Array.from({ length: EMPTY_WRITES }, () => ({ update: { name } })) });
  const commit = async () => {
    while (performance.now() < end) {
      const path = `/v1/projects/${PROJECT}/databases/(default)/documents:commit`;
      const headers = { 'content-type': 'application/json' };
      // A refusal before the body has been read can close the connection.
      const response = await fetch(`${origin}${path}`, { method: 'POST', headers, body }).catch(() => null);
      await response?.body?.cancel();
    }
  };
  await Promise.all(Array.from({ length: FLOODS }, commit));
}

async function save(side: Side, n: number): Promise<void> {
  const write = { update: { name: `{docs}/single/s${n}`, fields: { n: { integerValue: String(n) } } } };
  await requireOk(ask(side, PROJECT, '{docs}:commit', { writes: [write] }));
}

/** Measures gets while another client adds up all documents, and saves and sign-ins while strangers send large commits. */
export async function measureUnderLoad(side: Side, count: number): Promise<Measured> {
  const sums = async () => {
    for (let n = 0; n < SUMS; n++) await requireOk(ask(side, PROJECT, '{docs}:runAggregationQuery', sum));
  };
  const get = (n: number) => requireOk(ask(side, PROJECT, `{docs}/Blog/b${n % count}`));
  const measured: Measured = {
    'get beside sums, p99': await timesDuring(sums(), get),
    'save beside large commits, p95': await timesDuring(flood(side), (n) => save(side, n)),
  };
  // The official Firestore emulator has no accounts.
  if (side.name === 'official') return measured;
  await post(side, `projects/${PROJECT}/accounts`, ACCOUNT);
  const signIn = () => post(side, 'accounts:signInWithPassword?key=any', ACCOUNT);
  return { ...measured, 'sign-in beside large commits, p95': await timesDuring(flood(side), signIn) };
}

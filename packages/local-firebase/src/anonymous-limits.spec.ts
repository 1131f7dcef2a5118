import { Worker } from 'node:worker_threads';
import { createEvaluationLimit } from './anonymous-limits';
import type { Caller } from './auth/caller';
import { createAccess, type Operation } from './firestore/access';
import type { ToReader } from './firestore/readers/reader';
import { compileFirestoreRules, compileStorageRules } from './rules';
import { authorize } from './storage/authorize';
import { firestoreRules, type Local, OPEN, startLocal, verdict } from './testing/start-local';
import { update } from './testing/writes';

const RULES = firestoreRules('match /{path=**} { allow read, write: if request.time != null; }');
const DENIED = '403 PERMISSION_DENIED';
const UPLOAD = '/v0/b/demo.example/o?name=a';

const writes = (count: number) => Array.from({ length: count }, (_, n) => update(`limits/${n}`, {}));
const names = (count: number) => writes(count).map(({ update: { name } }) => name);
const fields = (count: number) => Array.from({ length: count }, (_, n) => ({ fieldPath: `f${n}` }));
const fieldPaths = (count: number) => fields(count).map(({ fieldPath }) => fieldPath);
const query = (more: object) => ({ from: [{ collectionId: 'limits' }], ...more });
const count = (more: object) => ({
  structuredAggregationQuery: { structuredQuery: query(more), aggregations: [{ count: {} }] },
});
const increments = (count: number) => ({
  updateTransforms: fields(count).map((field) => ({ ...field, increment: { integerValue: 1 } })),
});
const text = (length: number) => ({ fields: { t: { stringValue: 'x'.repeat(length) } } });

type Request = [what: string, path: string, body?: object | string, init?: RequestInit];

const TOO_MUCH: Request[] = [
  ['21 writes', ':commit', { writes: writes(21) }],
  ['a write with 20 transforms', ':commit', { writes: [update('limits/a', {}, increments(20))] }],
  ['21 writes that are not valid', ':commit', { writes: Array.from({ length: 21 }, () => ({ update: {} })) }],
  [
    'transforms that are not valid',
    ':commit',
    { writes: [{ transform: { field_transforms: Array.from({ length: 20 }, () => ({})) } }] },
  ],
  ['a commit of 257 KiB', ':commit', { writes: [update('limits/a', text(257 * 1024).fields)] }],
  ['257 KiB that are not JSON', ':commit', 'x'.repeat(257 * 1024)],
  ['a patch of 257 KiB', '/limits/a', text(257 * 1024), { method: 'PATCH' }],
  ['101 documents', ':batchGet', { documents: names(101) }],
  ['a mask of 101 fields', ':batchGet', { documents: names(1), mask: { fieldPaths: fieldPaths(101) } }],
  ['a query without a limit', ':runQuery', { structuredQuery: query({}) }],
  ['a query for 101 documents', ':runQuery', { structuredQuery: query({ limit: 101 }) }],
  ['a query that skips 100 documents', ':runQuery', { structuredQuery: query({ limit: 1, offset: 100 }) }],
  [
    'a query for 101 fields',
    ':runQuery',
    { structuredQuery: query({ limit: 1, select: { fields: fields(101) } }) },
  ],
  [
    'a query that begins a transaction',
    ':runQuery',
    { structuredQuery: query({ limit: 1 }), newTransaction: { readOnly: {} } },
  ],
  ['a count without a limit', ':runAggregationQuery', count({})],
  ['a page of 101 documents', '/limits?pageSize=101'],
];

const ENOUGH: Request[] = [
  ['20 writes', ':commit', { writes: writes(20) }],
  ['a write with 19 transforms', ':commit', { writes: [update('limits/a', {}, increments(19))] }],
  ['a patch of 255 KiB', '/limits/a', text(255 * 1024), { method: 'PATCH' }],
  ['100 documents', ':batchGet', { documents: names(100), mask: { fieldPaths: fieldPaths(100) } }],
  ['a query for 100 documents', ':runQuery', { structuredQuery: query({ limit: 100 }) }],
  ['a count of up to 100 documents', ':runAggregationQuery', count({ limit: 100 })],
  ['a list in pages of the default size', '/limits'],
];

/** Sends the body in chunks, without declaring its size. */
const chunked = (body: string) => ({
  method: 'POST',
  body: new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(body));
      controller.close();
    },
  }),
  duplex: 'half' as const,
});

function send(local: Local, [, path, body, init]: Request, headers: Record<string, string> = {}) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return local.asAnyone(path, undefined, {
    ...(body !== undefined && { method: 'POST', body: text }),
    ...init,
    headers,
  });
}

describe('with limits for anonymous requests', () => {
  let local: Local;
  let token: string;
  beforeAll(async () => {
    local = await startLocal(RULES, { limitAnonymous: true });
    const path = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword';
    const { body } = await local.send(path, local.backend.firstAdministrator ?? {});
    token = (body as { idToken: string }).idToken;
  });
  afterAll(() => local.close());

  it.each(TOO_MUCH)('%s without a token is refused before the rules are evaluated', async (...request) => {
    expect(verdict(await send(local, request))).toBe(DENIED);
    expect(local.backend.highestRulesCost.expressions).toBe(0);
  });

  it('a body without a declared size is refused without a token', async () => {
    const body = JSON.stringify({ writes: writes(1) });
    expect(verdict(await local.asAnyone(':commit', undefined, chunked(body)))).toBe(DENIED);
    expect(verdict(await local.send(UPLOAD, undefined, chunked('x')))).toBe(DENIED);
  });

  it('an upload of 257 KiB without a token is refused before it is stored', async () => {
    const upload = (size: number) =>
      local.send(UPLOAD, undefined, { method: 'POST', body: 'x'.repeat(size) });
    expect((await upload(257 * 1024)).body).toMatchObject({
      error: { message: expect.stringContaining('limited') },
    });
    expect((await upload(1)).body).toMatchObject({ error: { message: 'Permission denied.' } });
  });

  it.each(ENOUGH)('%s without a token is served', async (...request) => {
    expect(verdict(await send(local, request))).toBe('200');
    expect(local.backend.highestRulesCost.expressions).toBeGreaterThan(0);
  });

  it.each(TOO_MUCH.filter(([what]) => !what.includes(' not ')))(
    '%s with a valid token is served',
    async (...request) => {
      expect(verdict(await send(local, request, { authorization: `Bearer ${token}` }))).toBe('200');
    },
  );

  it('a token that is not valid does not lift the limits', async () => {
    const [request] = TOO_MUCH;
    const authorization = 'Bearer a.b.c';
    expect(request && verdict(await send(local, request, { authorization }))).toBe('401 UNAUTHENTICATED');
  });
});

describe('rules that take long', () => {
  const condition = Array.from({ length: 20 }, () => 'request.time == null').join(' || ');
  const rules = compileFirestoreRules(
    firestoreRules(`match /{a=**} { allow read: if ${condition} || true; }`),
    '',
  );
  const get: Operation = { method: 'get', path: ['limits', 'a'], resource: null };
  const lookup = { before: () => null, after: () => null };

  /** Returns a limit with a clock on which each look takes 100 ms. */
  function slowLimit() {
    let now = 0;
    return createEvaluationLimit(true, () => {
      now += 100;
      return now;
    });
  }

  const evaluate = (caller: Caller) =>
    createAccess(
      () => rules,
      slowLimit(),
      () => {},
    ).check(caller, [get], new Date(), lookup);

  const storageRules = compileStorageRules(
    `rules_version = '2'; service firebase.storage { match /{a=**} { allow read: if ${condition} || true; } }`,
    '',
  );
  const evaluateStorage = (caller: Caller) =>
    authorize(
      {
        rules: () => storageRules,
        now: () => new Date(),
        lookup: () => null,
        logDenial: () => {},
        limitEvaluation: slowLimit(),
      },
      caller,
      'get',
      { bucket: 'demo.example', name: 'a' },
    );

  const services = [
    ['Firestore', evaluate],
    ['Storage', evaluateStorage],
  ] as const;

  it.each(services)('end after a second without a token in %s', (_, run) => {
    expect(() => run({ kind: 'anonymous' })).toThrow(
      expect.objectContaining({ status: 'DEADLINE_EXCEEDED' }),
    );
  });

  it.each(services)('are evaluated to the end for a user in %s', (_, run) => {
    expect(() => run({ kind: 'user', auth: { uid: 'a', token: {} } })).not.toThrow();
  });
});

it('the evaluation for an anonymous caller ends after one second, if there are limits', () => {
  let now = 0;
  const check = createEvaluationLimit(true, () => now)({ kind: 'anonymous' });
  now = 1000;
  expect(check).not.toThrow();
  now = 1001;
  expect(check).toThrow('at most 1000 ms');
  expect(createEvaluationLimit(false)({ kind: 'anonymous' })).toBeUndefined();
});

it('writes that take more than a second to apply are refused without a token, and none is stored', async () => {
  const local = await startLocal(OPEN, { limitAnonymous: true });
  let now = 0;
  const clock = jest.spyOn(performance, 'now').mockImplementation(() => {
    now += 100;
    return now;
  });
  const refused = await local.asAnyone(':commit', { writes: writes(20) });
  clock.mockRestore();
  const { body } = await local.asOwner('/limits');
  await local.close();
  expect(verdict(refused)).toContain('DEADLINE_EXCEEDED');
  expect(body).toEqual({});
});

it('a query with much to compare runs in another thread, and without a token for at most a second', async () => {
  const local = await startLocal(OPEN, { limitAnonymous: true });
  await local.asOwner(':commit', { writes: writes(150) });
  const isAbove = {
    fieldFilter: { field: { fieldPath: 'n' }, op: 'GREATER_THAN', value: { integerValue: 0 } },
  };
  const where = { compositeFilter: { op: 'AND', filters: Array.from({ length: 90 }, () => isAbove) } };
  const post = jest.spyOn(Worker.prototype, 'postMessage');
  const ends = async (send: Local['asAnyone'], more: object) => {
    post.mockClear();
    await send(':runQuery', { structuredQuery: query({ limit: 1, ...more }) });
    return post.mock.calls.map(([message]) => (message as ToReader).task?.endsAt);
  };
  const anonymous = await ends(local.asAnyone, { where });
  const anonymousSmall = await ends(local.asAnyone, {});
  const owner = await ends(local.asOwner, { where });
  post.mockRestore();
  await local.close();
  expect(anonymous).toEqual([expect.any(Number)]);
  expect(anonymousSmall).toEqual([]);
  expect(owner.at(0)).toBeUndefined();
});

it('an anonymous commit of 5,000 writes is served without the limits', async () => {
  const local = await startLocal();
  const { status } = await local.asAnyone(':commit', { writes: writes(5_000) });
  await local.close();
  expect(status).toBe(200);
});

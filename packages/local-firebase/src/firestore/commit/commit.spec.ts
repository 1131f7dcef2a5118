import { type Answer, type Local, OPEN, ROOT, startLocal, verdict } from '../../testing/start-local';
import { integer, update } from '../../testing/writes';
import { parseTime } from '../time';

const fieldsOf = ({ body }: Answer) => (body as { fields?: Record<string, unknown> }).fields;

describe('a commit', () => {
  let local: Local;
  const commit = (...writes: object[]) => local.asOwner(':commit', { writes });

  beforeAll(async () => {
    local = await startLocal(OPEN);
  });
  afterAll(() => local.close());

  it('writes nothing when one of its writes fails', async () => {
    const failing = update('a/2', {}, { currentDocument: { exists: true } });
    expect(verdict(await commit(update('a/1', { n: integer(1) }), failing))).toBe('404 NOT_FOUND');
    expect(verdict(await local.asOwner('/a/1'))).toBe('404 NOT_FOUND');
  });

  it('returns the commit time for a document verified to be missing', async () => {
    const verify = `${ROOT}/a/missing`;
    const { body } = await commit({ verify, currentDocument: { exists: false } });
    const { writeResults, commitTime } = body as { writeResults: object[]; commitTime: string };
    expect(writeResults).toEqual([{ updateTime: commitTime }]);
  });

  it('has a later time than the previous commit', async () => {
    const times: bigint[] = [];
    for (let n = 0; n < 20; n++) {
      const { body } = await commit(update('times/a', { n: integer(n) }));
      times.push(parseTime((body as { commitTime: string }).commitTime));
    }
    expect(times.every((time, n) => n === 0 || time > (times[n - 1] ?? time))).toBe(true);
  });

  it('keeps the update time of a document that it does not change', async () => {
    await commit(update('same/a', { n: integer(1), m: { mapValue: {} } }));
    const before = (await local.asOwner('/same/a')).body;
    await commit(update('same/a', { m: { mapValue: { fields: {} } }, n: { integerValue: 1 } }));
    expect((await local.asOwner('/same/a')).body).toEqual(before);
  });

  it('accepts a write that requires the current update time, and rejects one that requires an older time', async () => {
    await commit(update('version/a', { n: integer(1) }));
    const { updateTime } = (await local.asOwner('/version/a')).body as { updateTime: string };
    const write = (n: number) =>
      commit(update('version/a', { n: integer(n) }, { currentDocument: { updateTime } }));
    expect([verdict(await write(2)), verdict(await write(3))]).toEqual(['200', '400 FAILED_PRECONDITION']);
  });

  it('can write a document twice if both writes require its update time, but not if only the second does', async () => {
    await commit(update('twice/a', { n: integer(1) }));
    const { updateTime } = (await local.asOwner('/twice/a')).body as { updateTime: string };
    const named = (n: number) => update('twice/a', { n: integer(n) }, { currentDocument: { updateTime } });
    const unnamed = await commit(update('twice/a', { n: integer(1) }), named(2));
    expect(verdict(unnamed)).toBe('400 INVALID_ARGUMENT');
    expect(JSON.stringify(unnamed.body)).toContain('Cannot collapse mutations');
    expect(verdict(await commit(named(2), named(3)))).toBe('200');
    expect(fieldsOf(await local.asOwner('/twice/a'))).toEqual({ n: { integerValue: '3' } });
  });

  it('changes only the fields in its mask, and deletes those that have no value in the request', async () => {
    await commit(
      update('mask/a', {
        a: integer(1),
        b: integer(1),
        m: { mapValue: { fields: { x: integer(1), y: integer(1) } } },
      }),
    );
    const fields = { a: integer(2), b: integer(2), m: { mapValue: { fields: { x: integer(2) } } } };
    await commit(update('mask/a', fields, { updateMask: { fieldPaths: ['a', 'm.x', 'm.y', 'c'] } }));
    expect(fieldsOf(await local.asOwner('/mask/a'))).toEqual({
      a: integer(2),
      b: integer(1),
      m: { mapValue: { fields: { x: integer(2) } } },
    });
  });

  it('treats names such as `constructor` and `toString` like any other field names', async () => {
    const paths = ['constructor', 'toString.valueOf', 'hasOwnProperty'];
    await commit(
      update(
        'names/a',
        {},
        { updateTransforms: paths.map((fieldPath) => ({ fieldPath, increment: integer(1) })) },
      ),
    );
    expect(
      fieldsOf(await local.asOwner('/names/a?mask.fieldPaths=constructor&mask.fieldPaths=toString.valueOf')),
    ).toEqual({
      constructor: integer(1),
      toString: { mapValue: { fields: { valueOf: integer(1) } } },
    });
  });

  it.each([
    ['increment', integer(2), integer(3), integer(5)],
    ['increment', { doubleValue: 0.5 }, integer(1), { doubleValue: 1.5 }],
    ['increment', integer('9223372036854775807'), integer(1), integer('9223372036854775807')],
    ['increment', { stringValue: 'x' }, integer(1), integer(1)],
    ['maximum', { doubleValue: 5 }, integer(5), { doubleValue: 5 }],
    ['maximum', integer(4), { doubleValue: 4.5 }, { doubleValue: 4.5 }],
    [
      'minimum',
      integer('9007199254740993'),
      { doubleValue: 9007199254740992 },
      { doubleValue: 9007199254740992 },
    ],
    [
      'appendMissingElements',
      { arrayValue: { values: [integer(1)] } },
      { values: [{ doubleValue: 1 }, integer(2), integer(2)] },
      { arrayValue: { values: [integer(1), integer(2)] } },
    ],
    [
      'removeAllFromArray',
      { arrayValue: { values: [integer(1), integer(2)] } },
      { values: [{ doubleValue: 1 }] },
      { arrayValue: { values: [integer(2)] } },
    ],
  ])('applies %s to %j with the operand %j', async (kind, before, operand, expected) => {
    const transform = { updateTransforms: [{ fieldPath: 'f', [kind]: operand }] };
    await commit(
      update('transform/a', { f: before }),
      update('transform/a', {}, { updateMask: {}, ...transform }),
    );
    expect(fieldsOf(await local.asOwner('/transform/a'))).toEqual({ f: expected });
  });

  it.each([
    [
      'masked fields',
      (paths: string[]) => {
        const fields = Object.fromEntries(paths.map((path) => [path, integer(1)]));
        return update('wide/a', fields, { updateMask: { fieldPaths: paths } });
      },
    ],
    [
      'transforms',
      (paths: string[]) => {
        const updateTransforms = paths.map((fieldPath) => ({ fieldPath, increment: integer(1) }));
        return update('wide/a', {}, { updateTransforms });
      },
    ],
  ])('applies 7,000 %s without keeping other requests waiting for seconds', async (_, write) => {
    const paths = Array.from({ length: 7_000 }, (_, index) => `f${index}`);
    const started = performance.now();
    expect(verdict(await commit(write(paths)))).toBe('200');
    expect(performance.now() - started).toBeLessThan(5_000);
    expect(fieldsOf(await local.asOwner('/wide/a'))?.f6999).toEqual(integer(1));
  });

  it('stores nothing if the response mask is malformed', async () => {
    const masked = (path: string) => `${path}${path.includes('?') ? '&' : '?'}mask.fieldPaths=a..b`;
    const patched = await local.asOwner(masked('/masked/a'), { fields: {} }, { method: 'PATCH' });
    const created = await local.asOwner(masked('/masked?documentId=b'), { fields: {} });
    expect([verdict(patched), verdict(created)]).toEqual(['400 INVALID_ARGUMENT', '400 INVALID_ARGUMENT']);
    expect(verdict(await local.asOwner('/masked/a'))).toBe('404 NOT_FOUND');
    expect(verdict(await local.asOwner('/masked/b'))).toBe('404 NOT_FOUND');
  });

  it('can store a document without fields, which is then listed without `fields`', async () => {
    await commit(update('bare/a', {}));
    const { body } = await local.asOwner('/bare');
    expect(JSON.stringify(body)).not.toContain('"fields"');
  });

  it('accepts a document just below 1 MiB and rejects one above 1 MiB', async () => {
    const text = (length: number) => commit(update('large/a', { t: { stringValue: 'x'.repeat(length) } }));
    expect(verdict(await text(1_048_400))).toBe('200');
    expect(verdict(await text(1_048_576))).toBe('400 INVALID_ARGUMENT');
  });
});

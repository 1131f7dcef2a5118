import { readFileSync } from 'node:fs';
import { compileFirestoreRules } from 'local-firebase/rules';
import { type Encodable, encodeFields, type WireFields } from 'local-firebase/values';
import { valuesNearLimits } from '@/lib/testing/near-limits';
import { sampleFields } from '@/lib/testing/records';
import { COLLECTIONS, type Collection, KINDS } from './kinds';
import { SCHEMAS } from './schema';

const rules = compileFirestoreRules(readFileSync('firestore.rules', 'utf8'), 'firestore.rules');
const time = new Date('2026-11-21T12:00:00.000Z');
/** An id that the kind accepts. */
const idOf = (name: Collection) => KINDS[name].fields.id.format.example;

type Loose = Record<string, unknown>;
const encode = (record: Loose) => encodeFields(record as Record<string, Encodable>);

/** Returns a new record's stored fields, including the stamp. */
function stamped(record: Loose): WireFields {
  const publishedAt = record.published === true ? time : null;
  return encode({
    ...record,
    ...('published' in record && { publishedAt }),
    revision: 1,
    updatedAt: time,
    updatedBy: 'admin-1',
  });
}

const documentAfter = (path: string[], fields: Loose) => ({
  name: `projects/demo/databases/(default)/documents/${path.join('/')}`,
  fields: encode(fields),
  createTime: time.toISOString(),
  updateTime: time.toISOString(),
});

/** The change counter and the claim of a GTIN, after a commit that creates the record. */
function documentsAfter(collection: Collection, { id, document }: Loose, path: string[]) {
  if (path[0] === 'Changes') {
    return documentAfter(path, { collection, id, revision: 1, visible: true, at: time, count: 1 });
  }
  return path[0] === 'Gtins' ? documentAfter(path, { document, id }) : null;
}

function rulesAllow(name: Collection, record: Loose): boolean {
  return rules.decide({
    method: 'create',
    database: '(default)',
    path: [name, String(record.id)],
    incoming: stamped(record),
    auth: { uid: 'admin-1', token: { admin: true } },
    time,
    lookup: {
      before: () => null,
      after: (path) => documentsAfter(name, record, path),
    },
  }).allowed;
}

describe.each(COLLECTIONS)('schema and rules of %s', (name) => {
  const valid = sampleFields(name, idOf(name));
  const values = valuesNearLimits(name);

  it('both accept a valid record', () => {
    expect(SCHEMAS[name].safeParse(valid).success).toBe(true);
    expect(rulesAllow(name, valid)).toBe(true);
  });

  it(`agree on ${values.length} values at and around the limits`, () => {
    const verdicts = values.map(({ field, value }) => {
      const record = { ...valid, [field]: value };
      return {
        field,
        value,
        schema: SCHEMAS[name].safeParse(record).success,
        rules: rulesAllow(name, record),
      };
    });
    expect(verdicts.filter(({ schema, rules }) => schema !== rules)).toEqual([]);
    expect(verdicts.some(({ schema }) => schema)).toBe(true);
    expect(verdicts.some(({ schema }) => !schema)).toBe(true);
  });
});

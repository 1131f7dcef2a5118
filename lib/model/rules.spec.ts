import { readFileSync } from 'node:fs';
import { compileFirestoreRules } from 'local-firebase/rules';
import { type Encodable, encodeFields } from 'local-firebase/values';
import { sampleFields } from '@/lib/testing/records';
import { blog } from './blog';
import { text } from './fields/text';
import { generatedIndexes, neededIndex } from './indexes';
import type { Kind } from './kind';
import { QUERIES } from './queries';
import { generatedRules, transitionalRules, withGenerated } from './rules';

const source = readFileSync('firestore.rules', 'utf8');
const time = new Date('2026-11-21T12:00:00.000Z');

type Lookup = Parameters<ReturnType<typeof compileFirestoreRules>['decide']>[0]['lookup'];

const MISSING: Lookup = { before: () => null, after: () => null };

/** Whether the rules let an administrator create a blog. */
const mayCreate = (rules: string, record: Record<string, unknown>, lookup: Partial<Lookup> = {}): boolean =>
  compileFirestoreRules(rules, 'firestore.rules').decide({
    method: 'create',
    database: '(default)',
    path: ['Blog', 'b'],
    incoming: encodeFields({ ...record, revision: 1, updatedAt: time, updatedBy: 'admin-1' }),
    auth: { uid: 'admin-1', token: { admin: true } },
    time,
    lookup: { ...MISSING, ...lookup },
  }).allowed;

/** Whether the rules generated from this variant of the blog kind let an administrator create a record. */
const allowed = (kind: Kind, record: Record<string, unknown>) =>
  mayCreate(withGenerated(source, generatedRules([kind])), record);

describe('the output generated from the model', () => {
  it('equals the generated part of firestore.rules (if not, run `npm run model`)', () => {
    expect(source).toBe(withGenerated(source));
  });

  it('equals firestore.indexes.json (if not, run `npm run model`)', () => {
    expect(readFileSync('firestore.indexes.json', 'utf8')).toBe(generatedIndexes());
  });

  it('cannot be inserted into rules without the two marker comments', () => {
    expect(() => withGenerated('service cloud.firestore {}')).toThrow(/two comments/);
  });
});

describe('a new field', () => {
  const reviewer = { ...text('Reviewer', 0, 20), isNew: true } as const;
  const extended: Kind = { ...blog, fields: { ...blog.fields, reviewer } };
  const record = sampleFields('Blog', 'b');

  it('can be missing, as in records that the previous release saves', () => {
    expect(allowed(extended, record)).toBe(true);
  });

  it('is checked if present', () => {
    expect(allowed(extended, { ...record, reviewer: 'A. Reader' })).toBe(true);
    expect(allowed(extended, { ...record, reviewer: 'x'.repeat(21) })).toBe(false);
    expect(allowed(extended, { ...record, reviewer: 1 })).toBe(false);
  });

  it('is required once it is no longer new', () => {
    const settled: Kind = { ...blog, fields: { ...blog.fields, reviewer: text('Reviewer', 0, 20) } };
    expect(allowed(settled, record)).toBe(false);
    expect(allowed(settled, { ...record, reviewer: '' })).toBe(true);
  });
});

describe('neededIndex', () => {
  it('is null for every query that the site sends', () => {
    expect(QUERIES.map(neededIndex)).toEqual(QUERIES.map(() => null));
  });

  it('lists equality filters first, then the sort order', () => {
    const shape = {
      collection: 'Blog',
      filters: [{ field: 'published', op: '==' }],
      order: [
        { field: 'publishedAt', direction: 'desc' },
        { field: '__name__', direction: 'asc' },
      ],
    } as const;
    expect(neededIndex(shape)).toEqual({
      collectionGroup: 'Blog',
      queryScope: 'COLLECTION',
      fields: [
        { fieldPath: 'published', order: 'ASCENDING' },
        { fieldPath: 'publishedAt', order: 'DESCENDING' },
      ],
    });
  });
});

describe('the transitional rules', () => {
  const record = { ...sampleFields('Blog', 'b'), published: true, publishAt: null, publishedAt: time };
  const counter = { collection: 'Blog', id: 'b', revision: 1, visible: true, at: time, count: 1 };

  /** Returns the lookup of a single document. */
  const only = (path: string, fields: Record<string, Encodable>) => (asked: string[]) =>
    asked.join('/') === path
      ? {
          name: `projects/demo/databases/(default)/documents/${path}`,
          fields: encodeFields(fields),
          createTime: time.toISOString(),
          updateTime: time.toISOString(),
        }
      : null;

  /** Whether the rules accept a new published blog, with or without an update of the change counter in the same commit. */
  const mayPublish = (rules: string, counted: boolean) =>
    mayCreate(rules, record, counted ? { after: only('Changes/clock', counter) } : {});

  it("accept a publication whether or not it updates the change counter, whereas this release's rules require an update", () => {
    const rules = [transitionalRules(source), source];
    expect(rules.map((one) => mayPublish(one, false))).toEqual([true, false]);
    expect(rules.map((one) => mayPublish(one, true))).toEqual([true, true]);
  });

  it('refuse a publication without the approval that its kind needs, because nothing else checks it', () => {
    const before = only('Settings/approval', { kinds: ['Blog'] });
    expect(mayCreate(transitionalRules(source), record, { before })).toBe(false);
    const after = only('Blog/b/approvals/1', { at: time });
    expect(mayCreate(transitionalRules(source), record, { before, after })).toBe(true);
  });

  it('cannot be made from rules that lack a function whose requirement they drop', () => {
    expect(() => transitionalRules(source.replaceAll('holdsGtin', 'other'))).toThrow(/function holdsGtin/);
  });
});

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { compileFirestoreRules } from 'local-firebase/rules';
import type { Seed, Write } from './cell';
import { CLOCK } from './commits';
import { prepareCell } from './engine';
import {
  emailOf,
  historyEntry,
  LONG_AGO,
  newRecord,
  STORED_REVISION,
  stamp,
  storedRecord,
  storedTombstone,
  tick,
  tombstone,
  WRITER,
} from './records';
import { Ago, type Fields, NOW } from './value';

// Rules may read 10 documents per write and 20 per commit, and evaluate 1,000 expressions per write. The limits here are
// half of the reads and three quarters of the expressions. Calls are counted as well as documents, because Firestore
// caches only some calls.
const MAX_FOR_WRITE = 5;
const MAX_FOR_COMMIT = 10;
const MAX_EXPRESSIONS = 750;

const rules = compileFirestoreRules(readFileSync('firestore.rules', 'utf8'), 'firestore.rules');

const DRAFT = { published: false, publishedAt: null };
const PUBLISHED = { published: true, publishedAt: LONG_AGO };

type Commit = { name: string; seed: Seed; writes: Write[] };

function update(): Commit {
  const stored = storedRecord('Blog', 'b', DRAFT);
  const next: Fields = { ...stored, ...stamp(STORED_REVISION + 1), published: true, publishedAt: NOW };
  return {
    name: 'an update that publishes',
    seed: { 'Blog/b': stored },
    writes: [
      { path: 'Blog/b', fields: next },
      { path: `Blog/b/history/${STORED_REVISION}`, fields: historyEntry(stored) },
      { path: CLOCK, fields: tick('Blog', next, true) },
    ],
  };
}

function deletion(): Commit {
  const stored = storedRecord('Blog', 'b', PUBLISHED);
  return {
    name: 'a delete of a published record',
    seed: { 'Blog/b': stored },
    writes: [
      { path: 'Blog/b', fields: null },
      { path: `Blog/b/history/${STORED_REVISION}`, fields: historyEntry(stored) },
      { path: 'Trash/Blog_b', fields: tombstone('Blog', stored) },
      { path: CLOCK, fields: tick('Blog', stored, false) },
    ],
  };
}

function restore(): Commit {
  const buried = storedTombstone('Blog', storedRecord('Blog', 'b', DRAFT), { deletedAt: new Ago(60_000) });
  const published: Fields = { ...stamp(STORED_REVISION + 1), published: true, publishedAt: NOW };
  const next = newRecord('Blog', 'b', published);
  return {
    name: 'a restore that publishes',
    seed: { 'Trash/Blog_b': buried },
    writes: [
      { path: 'Blog/b', fields: next },
      { path: 'Trash/Blog_b', fields: null },
      { path: CLOCK, fields: tick('Blog', next, true) },
    ],
  };
}

const TEXT = 'A paragraph.';
const ARTICLE = { slug: 'an-article', body: createHash('sha256').update(TEXT).digest('hex') };

/** In addition to every publish: the text and its slug. */
function firstArticle(): Commit {
  const { seed, writes } = update();
  const [record, ...others] = writes;
  return {
    name: 'an update that publishes a new article',
    seed,
    writes: [
      { path: 'Blog/b', fields: { ...record?.fields, ...ARTICLE } },
      ...others,
      { path: `Blog/b/bodies/${ARTICLE.body}`, fields: { text: TEXT } },
      { path: `Slugs/${ARTICLE.slug}`, fields: { id: 'b' } },
    ],
  };
}

const EMAIL: Fields = { email: emailOf(WRITER) };

type Cost = {
  /** For each write of the commit. */
  calls: number[];
  expressions: number[];
  /** Different documents read for the whole commit. */
  documents: number;
};

/** What the rules evaluate to allow a commit. */
function costOf({ seed, writes }: Commit): Cost {
  const reads: Record<string, number> = {};
  const expressions: number[] = [];
  const shared = new Set<string>();
  const measured: typeof rules = {
    ...rules,
    decide(request) {
      const decision = rules.decide({ ...request, shared });
      expressions.push(decision.cost?.expressions ?? Number.NaN);
      return decision;
    },
  };
  const isAllowed = prepareCell(
    {
      actor: 'administrator',
      seed: { ...seed, [CLOCK]: tick('Blog', {}, true, { at: LONG_AGO, count: 5 }) },
      ask: { kind: 'commit', writes: [...writes, { path: `Staff/${WRITER}`, fields: EMAIL }] },
    },
    new Date(),
    (_document, write) => {
      reads[write] = (reads[write] ?? 0) + 1;
    },
  );
  expect(isAllowed(measured)).toBe(true);
  return { calls: Object.values(reads), expressions, documents: shared.size };
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

it('the rules read few documents for a new article, whose text and slug have their own rules', () => {
  const { calls } = costOf(firstArticle());
  expect(Math.max(...calls)).toBeLessThanOrEqual(MAX_FOR_WRITE);
  expect(sum(calls)).toBeLessThanOrEqual(MAX_FOR_COMMIT + 4);
});

it.each([update(), deletion(), restore()])('the rules read few documents for $name', (commit) => {
  const { calls } = costOf(commit);
  expect(Math.max(...calls)).toBeLessThanOrEqual(MAX_FOR_WRITE);
  expect(sum(calls)).toBeLessThanOrEqual(MAX_FOR_COMMIT);
});

it.each([firstArticle(), update(), deletion(), restore()])(
  'the rules stay well below the limits on documents and expressions for $name',
  (commit) => {
    const { documents, expressions } = costOf(commit);
    expect(documents).toBeLessThanOrEqual(MAX_FOR_COMMIT);
    expect(Math.max(...expressions)).toBeLessThanOrEqual(MAX_EXPRESSIONS);
  },
);

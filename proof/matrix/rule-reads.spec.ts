import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { compileFirestoreRules } from 'local-firebase/rules';
import { inTheNameOf } from './actors';
import type { Seed } from './cell';
import { CLOCK, tickOf } from './commits';
import { prepareCell } from './engine';
import type { KnownActor } from './policy';
import { emailOf, LONG_AGO, STORED_REVISION, storedRecord, tick, WRITER } from './records';
import { Ago, type Fields, NOW } from './value';
import { type Commit, deletion, restoration, save } from './writes';

// Firestore lets rules make 10 calls per write and 20 per commit, and evaluate 1,000 expressions per write. All calls are
// counted here, because Firestore does not say which of them it caches. An account with the claim needs one more call, to
// see whether it has a document in People.
const ACTORS = [
  { actor: 'administrator', callsOfWrite: 7, callsOfCommit: 16, expressions: 710 },
  { actor: 'account with the claim', callsOfWrite: 7, callsOfCommit: 17, expressions: 690 },
  { actor: 'administrator, with the claim', callsOfWrite: 8, callsOfCommit: 17, expressions: 720 },
] as const;
const SECURITY = 'Settings/security';
/** One more call shows that there are no security settings. `npm run people -- watch` and `migrate` store them. */
const STATES = [
  { state: 'with settings for security', settings: { [SECURITY]: { roles: '' } }, more: 0 },
  { state: 'without settings for security', settings: { [SECURITY]: null }, more: 1 },
];
const MAX_DOCUMENTS_OF_WRITE = 6;
const MAX_DOCUMENTS = 9;

const rules = compileFirestoreRules(readFileSync('firestore.rules', 'utf8'), 'firestore.rules');

const DRAFT = { published: false, publishedAt: null };
/** A record published before `publishedAt` existed. */
const OF_OLD = { published: true, publishedAt: null };
const SCHEDULED = { ...DRAFT, publishAt: new Ago(-60_000) };
const DUE = { ...DRAFT, publishAt: LONG_AGO };
const PUBLISHED = { published: true, publishedAt: LONG_AGO };

/** Listed instructions with a value in every field. */
const RELIED: Fields = { listed: true, kind: 'instructions' };

const linkCommit = (name: string, { seed, writes }: Commit) => ({
  name,
  seed,
  writes: [...writes, ...tickOf('Link', 'a.pdf', seed, writes)],
});

const GTIN = '09506000134352';
const DOCUMENT = 'blood-tubes-use';
const NEW_FILE: Fields = { gtin: GTIN, sha256: 'b'.repeat(64), change: 'New volume' };
const claimingGtin = ({ seed, writes }: Commit): Commit => ({
  seed,
  writes: [...writes, { path: `Gtins/instructions-${GTIN}`, fields: { document: DOCUMENT, id: 'a.pdf' } }],
});
const newFile = save('Link', 'a.pdf', { ...RELIED, document: DOCUMENT, gtin: '' }, NEW_FILE);
const joining = save(
  'Link',
  'a.pdf',
  { ...RELIED, document: '', gtin: '' },
  { ...NEW_FILE, document: DOCUMENT },
);
const namesake = storedRecord('Link', `${DOCUMENT}.pdf`, { ...RELIED, document: DOCUMENT });

const LINK_COMMITS = [
  linkCommit('a new file of listed instructions, which claim a GTIN', claimingGtin(newFile)),
  linkCommit(
    'a new file of listed instructions, which join a document and claim a GTIN',
    claimingGtin({ ...joining, seed: { ...joining.seed, [`Link/${DOCUMENT}.pdf`]: namesake } }),
  ),
  linkCommit('an update of listed instructions', save('Link', 'a.pdf', RELIED, { title: 'New' })),
  linkCommit('a restore of listed instructions', restoration('Link', 'a.pdf', RELIED)),
  linkCommit(
    'a delete of listed instructions after the day until which they are kept',
    deletion('Link', 'a.pdf', { ...RELIED, retainUntil: '2020-01-01' }),
  ),
];

/** Returns a commit that changes one blog, with the count of the change. */
const counted = (name: string, { seed, writes }: Commit) => ({
  name,
  seed,
  writes: [...writes, ...tickOf('Blog', 'b', seed, writes)],
});

const publication: Fields = { published: true, publishedAt: NOW };

const saveOf = (name: string, before: Fields, after: Fields) =>
  counted(name, save('Blog', 'b', before, after));

const update = saveOf('an update that publishes', DRAFT, publication);
const SAVES = [
  update,
  saveOf('an update that unpublishes', PUBLISHED, { published: false }),
  saveOf('an update that unpublishes an old record', OF_OLD, { published: false }),
  saveOf('an update that schedules', DRAFT, SCHEDULED),
  saveOf('an update of a scheduled record', SCHEDULED, { title: 'Later' }),
  // Of all combinations of publication fields, this combination evaluates the most expressions.
  saveOf('an update that schedules a due record for later, with an end', DUE, {
    ...SCHEDULED,
    unpublishAt: new Ago(-120_000),
  }),
  counted('a restore that publishes', restoration('Blog', 'b', DRAFT, publication)),
];
const deleted = counted('a delete of a published record', deletion('Blog', 'b', PUBLISHED));

/** Returns the commit as a deletion or restore that withdraws the request to publish the record's draft. */
function withRequest({ name, seed, writes }: ReturnType<typeof counted>) {
  const [collection = '', id = ''] = (writes[0]?.path ?? '').split('/');
  const draft: Fields = {
    ...{ collection, id, base: STORED_REVISION, content: { id }, text: '', authors: ['somebody'] },
    ...{ asked: true, note: 'A note', noteBy: 'somebody', revision: 2, at: LONG_AGO, by: 'somebody' },
  };
  const withdrawn: Fields = {
    ...draft,
    asked: false,
    note: '',
    noteBy: WRITER,
    revision: 3,
    at: NOW,
    by: WRITER,
  };
  const path = `Drafts/${collection}_${id}`;
  return {
    name: `${name}, with a request`,
    seed: { ...seed, [path]: draft },
    writes: [...writes, { path, fields: withdrawn }],
  };
}

const TEXT = 'A paragraph.';
const ARTICLE = { slug: 'an-article', body: createHash('sha256').update(TEXT).digest('hex') };

/** Returns the commit with the record's first article added: its text and its slug. */
const withArticle = ({ name, seed, writes: [record, ...rest] }: (typeof SAVES)[number]) => ({
  name: `${name}, with a new article`,
  seed,
  writes: [
    { path: 'Blog/b', fields: { ...record?.fields, ...ARTICLE } },
    ...rest,
    { path: `Blog/b/bodies/${ARTICLE.body}`, fields: { text: TEXT } },
    { path: `Slugs/${ARTICLE.slug}`, fields: { id: 'b' } },
  ],
});

/** Returns the commit as the approval of a draft, in a kind that needs a second person. */
function approvalOf({ name, seed, writes }: ReturnType<typeof counted>, reason: string) {
  const [collection = '', id = ''] = (writes[0]?.path ?? '').split('/');
  const {
    revision: _revision,
    updatedAt: _at,
    updatedBy: _by,
    publishedAt: _first,
    ...content
  } = {
    ...writes[0]?.fields,
  };
  const asked: Fields = {
    ...{ collection, id, base: STORED_REVISION, content, asked: true },
    text: 'body' in content ? TEXT : '',
  };
  const approval: Fields = { authors: ['somebody'], note: '' };
  const commit: Commit = {
    seed: {
      ...seed,
      'Settings/approval': { kinds: [collection] },
      [`Drafts/${collection}_${id}`]: { ...asked, ...approval },
    },
    writes: [
      ...writes,
      { path: `Drafts/${collection}_${id}`, fields: null },
      {
        path: `${collection}/${id}/approvals/${STORED_REVISION + 1}`,
        fields: { ...approval, reason, at: NOW, by: WRITER },
      },
    ],
  };
  return { name: `${name}, as ${reason ? 'an emergency' : 'an approval'}`, ...commit };
}

const UPDATES = SAVES.filter(({ name }) => name.startsWith('an update'))
  .map(withArticle)
  .filter(({ writes }) => writes[0]?.fields?.published === true || writes[0]?.fields?.publishAt);
const APPROVALS = ['', 'A recall.'].flatMap((reason) =>
  [...UPDATES, ...LINK_COMMITS.slice(0, -1)].map((update) => approvalOf(update, reason)),
);

const EMAIL: Fields = { email: emailOf(WRITER) };

type Cost = {
  /** For each write whose rules read documents, the number of calls that read them. */
  calls: number[];
  /** The number of expressions evaluated for each write. */
  expressions: number[];
  /** The largest number of distinct documents read for one write. */
  documentsOfWrite: number;
  /** The number of distinct documents read for the whole commit. */
  documents: number;
};

/** Returns how many reads and expressions the rules need to allow a commit by this actor. */
function costOf(actor: KnownActor, { seed, writes }: Commit, settings: Seed): Cost {
  const reads: Record<string, number> = {};
  const expressions: number[] = [];
  const documentsOfWrite: number[] = [];
  const shared = new Set<string>();
  const measured: typeof rules = {
    ...rules,
    decide(request) {
      const decision = rules.decide({ ...request, shared });
      expressions.push(decision.cost?.expressions ?? Number.NaN);
      documentsOfWrite.push(decision.cost?.documents ?? Number.NaN);
      return decision;
    },
  };
  const made = inTheNameOf(actor, {
    seed: { ...seed, ...settings, [CLOCK]: tick('Blog', {}, true, { at: LONG_AGO, count: 5 }) },
    ask: { kind: 'commit', writes },
  });
  const isAllowed = prepareCell({ actor, ...made }, new Date(), (_document, write) => {
    reads[write] = (reads[write] ?? 0) + 1;
  });
  expect(isAllowed(measured)).toBe(true);
  return {
    calls: Object.values(reads),
    expressions,
    documentsOfWrite: Math.max(...documentsOfWrite),
    documents: shared.size,
  };
}

/** Returns the commit with the writer's address, which the admin stores with each save that ends no draft. */
const withWriter = ({ writes, ...commit }: (typeof SAVES)[number]) => ({
  ...commit,
  writes: [...writes, { path: `Staff/${WRITER}`, fields: EMAIL }],
});

/** Returns the commit while only another kind needs a second person. */
const withOtherKind = ({ name, seed, writes }: (typeof SAVES)[number]) => ({
  name: `${name}, while press mentions need a second person`,
  seed: { ...seed, 'Settings/approval': { kinds: ['Media'] } },
  writes,
});

const ARTICLES = SAVES.map(withArticle);
const COMMITS = [
  ...[...SAVES, ...ARTICLES, ...ARTICLES.map(withOtherKind), deleted, ...LINK_COMMITS].map(withWriter),
  ...[deleted, ...LINK_COMMITS.slice(2)].map(withRequest).map(withWriter),
  ...APPROVALS,
];

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

const CELLS = ACTORS.flatMap((most) => STATES.map((state) => ({ ...most, ...state })));

describe.each(CELLS)('the rules for an $actor, $state', ({ actor, settings, more, ...most }) => {
  const callsOfWrite = most.callsOfWrite + more;
  const callsOfCommit = most.callsOfCommit + more;
  it.each(COMMITS)(
    `need at most ${callsOfWrite} document calls and ${MAX_DOCUMENTS_OF_WRITE} documents per write, ${callsOfCommit} calls and ${MAX_DOCUMENTS} documents per commit, and ${most.expressions} expressions per write, for $name`,
    (commit) => {
      const { calls, documentsOfWrite, documents, expressions } = costOf(actor, commit, settings);
      expect(Math.max(...calls)).toBeLessThanOrEqual(callsOfWrite);
      expect(sum(calls)).toBeLessThanOrEqual(callsOfCommit);
      expect(documentsOfWrite).toBeLessThanOrEqual(MAX_DOCUMENTS_OF_WRITE);
      expect(documents).toBeLessThanOrEqual(MAX_DOCUMENTS);
      expect(Math.max(...expressions)).toBeLessThanOrEqual(most.expressions);
    },
  );
});

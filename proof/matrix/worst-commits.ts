import { createHash } from 'node:crypto';
import { inTheNameOf } from './actors';
import { SETTINGS_LANE, type Seed } from './cell';
import type { FirestoreCell } from './cells';
import { CLOCK, tickOf } from './commits';
import { contentOf, storedDraft } from './draft-cases';
import { emailOf, LONG_AGO, SCHEDULED, STORED_REVISION, storedRecord, tick, WRITER } from './records';
import { type Fields, NOW } from './value';
import { type Commit, deletion, restoration, save } from './writes';

// The commits whose rules read the most documents and evaluate the most expressions.

const DRAFT = { published: false, publishedAt: null };
/** A record published before `publishedAt` existed. */
const OF_OLD = { published: true, publishedAt: null };
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
    unpublishAt: new Date('2099-01-02T00:00:00Z'),
  }),
  counted('a restore that publishes', restoration('Blog', 'b', DRAFT, publication)),
];
const deleted = counted('a delete of a published record', deletion('Blog', 'b', PUBLISHED));

/** Returns the commit as a deletion or restore that withdraws the request to publish the record's draft. */
function withRequest({ name, seed, writes }: ReturnType<typeof counted>) {
  const [collection = '', id = ''] = (writes[0]?.path ?? '').split('/');
  const draft: Fields = { ...storedDraft(id), collection, asked: true };
  const withdrawn: Fields = {
    ...draft,
    ...{ asked: false, note: '', noteBy: WRITER, revision: Number(draft.revision) + 1, at: NOW, by: WRITER },
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
  const content = contentOf(writes[0]?.fields ?? {});
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

/** Returns the deletion as the approval of a request to delete the record. */
function deletionApproval({ name, seed, writes }: ReturnType<typeof counted>): ReturnType<typeof counted> {
  const requested = withRequest({ name, seed, writes });
  const record = writes[0]?.path ?? '';
  const path = `Drafts/${record.replace('/', '_')}`;
  return {
    name: `${name}, as the approval of a request`,
    seed: { ...seed, [path]: { ...requested.seed[path], asked: 'deletion' } },
    writes: [
      ...writes,
      { path, fields: null },
      {
        path: `${record}/approvals/${STORED_REVISION}-deletion`,
        fields: { authors: ['somebody'], note: 'A note', reason: '', at: NOW, by: WRITER },
      },
    ],
  };
}

const EMAIL: Fields = { email: emailOf(WRITER) };

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
  ...[deleted, ...LINK_COMMITS.slice(-1)].map(deletionApproval),
  ...APPROVALS,
];

const SECURITY = 'Settings/security';

/** The accounts whose commits cost the most. */
export const WORST_ACTORS = [
  'administrator',
  'account with the claim',
  'administrator, with the claim',
] as const;

/** One more call shows that there are no security settings. `npm run people -- watch` and `migrate` store them. */
export const STATES: { name: string; settings: Seed; more: number }[] = [
  { name: 'with settings for security', settings: { [SECURITY]: { roles: '' } }, more: 0 },
  { name: 'without settings for security', settings: { [SECURITY]: null }, more: 1 },
];

export type WorstCell = FirestoreCell & {
  actor: (typeof WORST_ACTORS)[number];
  name: string;
  state: string;
};

/** Returns each of the commits by these accounts, with and without settings for security. All must be allowed. */
export const worstCells = (): WorstCell[] =>
  WORST_ACTORS.flatMap((actor) =>
    STATES.flatMap(({ name: state, settings }) =>
      COMMITS.map(({ name, seed, writes }) => ({
        ...{ actor, name, state, expected: 'allowed', sound: true, lane: SETTINGS_LANE },
        ...{ place: 'a record', operation: 'update', what: `${name}, ${state}` },
        ...inTheNameOf(actor, {
          seed: { ...seed, ...settings, [CLOCK]: tick('Blog', {}, true, { at: LONG_AGO, count: 5 }) },
          ask: { kind: 'commit', writes },
        }),
      })),
    ),
  );

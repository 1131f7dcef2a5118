import { readFileSync } from 'node:fs';
import { compileFirestoreRules } from 'local-firebase/rules';
import { ACCOUNTS } from './actors';
import type { Seed, Write } from './cell';
import { CLOCK } from './commits';
import { prepareCell } from './engine';
import type { KnownActor } from './policy';
import { historyEntry, LONG_AGO, STORED_REVISION, storedRecord, tick, tombstone, without } from './records';
import { type Fields, NOW, type Value } from './value';

// Searches all sequences of up to four commits by one account for one that makes a text public that nobody else has
// approved. The sequences contain saves with every state and title, drafts, requests, approvals, deletes and restores.

const STEPS = 4;
const RECORD = 'Blog/b';
const TRASH = 'Trash/Blog_b';
const DRAFT = 'Drafts/Blog_b';

const source = readFileSync('firestore.rules', 'utf8');
const compiled = (text: string) => compileFirestoreRules(text, 'firestore.rules');

type State = Record<string, Fields | undefined>;
type Step = { what: string; writes: Write[] };

const contentOf = (record: Fields): Fields =>
  without(record, 'revision', 'updatedAt', 'updatedBy', 'publishedAt');

const live = storedRecord('Blog', 'b', { title: 'Live', published: true, publishedAt: LONG_AGO });

/** A live record, and the draft of a colleague who asks to publish it. */
const START: State = {
  [RECORD]: live,
  [DRAFT]: {
    ...{ collection: 'Blog', id: 'b', base: STORED_REVISION, text: '', authors: ['colleague'], asked: true },
    content: { ...contentOf(live), title: 'Theirs' },
    ...{ note: '', noteBy: 'colleague', revision: 1, at: LONG_AGO, by: 'colleague' },
  },
};

const SETTINGS: Seed = {
  'Settings/approval': { kinds: ['Blog'], publishers: [], since: LONG_AGO, by: 'somebody', revision: 1 },
};

const SHOWN: Record<string, Fields> = {
  hidden: { published: false, publishAt: null },
  published: { published: true, publishAt: null },
  scheduled: { published: false, publishAt: new Date('2099-01-01T00:00:00Z') },
  due: { published: false, publishAt: LONG_AGO },
};

const revisionOf = (fields: Fields | undefined) => Number(fields?.revision ?? 0);

/** Returns every save and restore, with and without an approval of the draft. */
function saves(state: State, uid: string): Step[] {
  const stored = state[RECORD];
  const buried = state[TRASH];
  const before = stored ?? (buried?.record as Fields);
  const draft = state[DRAFT];
  const revision = revisionOf(before) + 1;
  return ['Mine', 'Theirs', String(before.title)].flatMap((title) =>
    Object.entries(SHOWN).flatMap(([shown, fields]) =>
      [false, true].map((approves): Step => {
        const publishedAt = before.publishedAt ?? (fields.published ? NOW : null);
        const stamp: Fields = { revision, updatedAt: NOW, updatedBy: uid };
        const record: Fields = { ...before, ...fields, title, publishedAt, ...stamp };
        const approval: Fields = {
          ...{ authors: draft?.authors ?? [], note: draft?.note ?? '', reason: '', at: NOW, by: uid },
        };
        return {
          what: `${stored ? 'save' : 'restore'} ${title}, ${shown}${approves ? ', approved' : ''}`,
          writes: [
            { path: RECORD, fields: record },
            stored
              ? {
                  path: `${RECORD}/history/${revision - 1}`,
                  fields: historyEntry(stored, { replacedBy: uid }),
                }
              : { path: TRASH, fields: null },
            { path: CLOCK, fields: tick('Blog', record, true) },
            ...(approves
              ? [
                  { path: `${RECORD}/approvals/${revision}`, fields: approval },
                  { path: DRAFT, fields: null },
                ]
              : []),
          ],
        };
      }),
    ),
  );
}

/** Returns writes of the draft, with the user's text or the text that it has, and its delete. */
function drafts(state: State, uid: string): Step[] {
  const base = (state[RECORD] ?? (state[TRASH]?.record as Fields)) as Fields;
  const draft = state[DRAFT];
  const stamp: Fields = { revision: revisionOf(draft) + 1, at: NOW, by: uid };
  const written = (authors: Value[]): Fields => ({
    ...{ collection: 'Blog', id: 'b', base: revisionOf(base), text: '', authors, asked: false },
    content: { ...contentOf(base), title: 'Mine', published: true },
    ...{ note: '', noteBy: uid, ...stamp },
  });
  const former = (draft?.authors ?? []) as Value[];
  const forms = [
    [...former.filter((author) => author !== uid), uid],
    former,
    ['colleague'],
    [uid, 'colleague'],
  ];
  const writes = forms.flatMap((authors) =>
    [false, true].map((asked) => ({
      what: `draft by ${authors.join(', ')}${asked ? ', asked' : ''}`,
      fields: { ...written(authors), asked },
    })),
  );
  const told = [true, false].map((asked) => ({
    what: asked ? 'ask' : 'withdraw',
    fields: { ...draft, asked, noteBy: uid, ...stamp } as Fields,
  }));
  return [
    ...[...writes, ...(draft ? told : [])].map(({ what, fields }) => ({
      what,
      writes: [{ path: DRAFT, fields }],
    })),
    ...(draft ? [{ what: 'delete the draft', writes: [{ path: DRAFT, fields: null }] }] : []),
  ];
}

function removal(state: State, uid: string): Step[] {
  const stored = state[RECORD];
  if (!stored) return [];
  const revision = revisionOf(stored);
  return [
    {
      what: 'delete',
      writes: [
        { path: RECORD, fields: null },
        { path: `${RECORD}/history/${revision}`, fields: historyEntry(stored, { replacedBy: uid }) },
        { path: TRASH, fields: tombstone('Blog', stored, { deletedBy: uid }) },
        { path: CLOCK, fields: tick('Blog', stored, false) },
      ],
    },
  ];
}

/** Each step takes place a while before the next, so what was written now was written long ago. */
function aged(value: Value): Value {
  if (value === NOW) return LONG_AGO;
  if (Array.isArray(value)) return value.map(aged);
  const isMap =
    typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
  return isMap ? agedFields(value as Fields) : value;
}

const agedFields = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, aged(value)]));

const KEPT = [RECORD, TRASH, DRAFT];

function after(state: State, { writes }: Step): State {
  const next = { ...state };
  for (const { path, fields } of writes) {
    if (KEPT.includes(path)) next[path] = fields ? agedFields(fields) : undefined;
  }
  return next;
}

/** States that differ only in their revisions allow the same. */
function keyOf(state: State): string {
  const base = revisionOf(state[RECORD] ?? (state[TRASH]?.record as Fields));
  const { record, trash, draft } = { record: state[RECORD], trash: state[TRASH], draft: state[DRAFT] };
  return JSON.stringify([
    record && contentOf(record),
    trash && contentOf(trash.record as Fields),
    draft && [draft.content, draft.authors, draft.asked, Number(draft.base) - base],
  ]);
}

const isShown = ({ published, publishAt }: Fields) => published === true || publishAt !== null;

/** Returns the first sequence that shows the account's own text, if any, and all texts that were shown before. */
function search(
  rules: ReturnType<typeof compiled>,
  actor: KnownActor,
): { shown: Set<string>; faults: string[] } {
  const uid = ACCOUNTS[actor]?.uid ?? '';
  const now = new Date();
  const seen = new Set([keyOf(START)]);
  const shown = new Set<string>();
  let states: { state: State; past: string[] }[] = [{ state: START, past: [] }];
  for (let step = 0; step < STEPS; step += 1) {
    const reached: typeof states = [];
    for (const { state, past } of states) {
      for (const one of [...saves(state, uid), ...drafts(state, uid), ...removal(state, uid)]) {
        const seed: Seed = { ...SETTINGS };
        for (const path of KEPT) if (state[path]) seed[path] = state[path];
        const request = { actor, seed, ask: { kind: 'commit' as const, writes: one.writes } };
        if (!prepareCell(request, now)(rules)) continue;
        const next = after(state, one);
        const record = next[RECORD];
        const names = [...past, one.what];
        if (record && isShown(record)) shown.add(String(record.title));
        if (record && isShown(record) && record.title === 'Mine')
          return { shown, faults: [names.join(' → ')] };
        const key = keyOf(next);
        if (!seen.has(key)) reached.push({ state: next, past: names });
        seen.add(key);
      }
    }
    states = reached;
  }
  return { shown, faults: [] };
}

/** Returns the rules without a condition. */
function rulesWithout(condition: string) {
  expect(source).toContain(condition);
  return compiled(source.replace(condition, 'true'));
}

describe('where approval is on', () => {
  it.each(['publisher', 'administrator', 'account with the claim'] as const)(
    'no sequence of four commits makes a text of the %s public',
    (actor) => {
      const { faults, shown } = search(compiled(source), actor);
      expect(faults).toEqual([]);
      expect(shown).toEqual(new Set(['Live', 'Theirs']));
    },
  );

  it.each([
    'isApproved(collection, id, record)',
    '!(request.auth.uid in draft.authors)',
    'record.diff(draft.content).affectedKeys().hasOnly(filledIn(draft.content))',
    'request.auth.uid in draft.authors\n',
  ])('a sequence would do so if the rules lacked %j', (condition) => {
    expect(search(rulesWithout(condition), 'publisher').faults).not.toEqual([]);
  });
});

import type { Collection } from '@/lib/model/kinds';
import { ACCOUNTS } from './actors';
import { SETTINGS_LANE, type Seed, type Write } from './cell';
import type { FirestoreCell } from './cells';
import { CLOCK } from './commits';
import { contentOf } from './draft-cases';
import type { KnownActor } from './policy';
import { FAR_AHEAD, historyEntry, LONG_AGO, STORED_REVISION, storedRecord, tick, tombstone } from './records';
import { type Fields, NOW, replacedFields, type Value } from './value';

// Searches all sequences of up to four commits by one account for one that makes a text public that nobody else has
// approved. The sequences contain saves with every state and text, drafts, requests, approvals, deletes and restores.

const STEPS = 4;

type State = Record<string, Fields | undefined>;
type Step = { what: string; writes: Write[]; isEmergency?: boolean };

/** A kind that needs approval. */
type Subject = {
  name: Collection;
  id: string;
  live: Fields;
  /** The field that contains the text. */
  text: string;
  /** The fields that decide what visitors see, with the combinations to try. */
  forms: Record<string, Fields>;
  isShown(record: Fields): boolean;
  /** Whether a shown record differs from the live one and from the colleague's draft. */
  isUnapproved(record: Fields): boolean;
};

/** The subject without its type and live version. */
const PUBLISHABLE = {
  ...{ id: 'b', text: 'title' },
  forms: {
    hidden: { published: false, publishAt: null },
    published: { published: true, publishAt: null },
    scheduled: { published: false, publishAt: FAR_AHEAD },
    due: { published: false, publishAt: LONG_AGO },
  },
  isShown: ({ published, publishAt }: Fields) => published === true || publishAt !== null,
  isUnapproved: ({ title }: Fields) => title === 'Mine',
};
const LIVE: Fields = { title: 'Live', published: true, publishedAt: LONG_AGO };
const BLOG: Subject = { ...PUBLISHABLE, name: 'Blog', live: storedRecord('Blog', 'b', LIVE) };
const MEDIA: Subject = { ...PUBLISHABLE, name: 'Media', live: storedRecord('Media', 'b', LIVE) };

/** Visitors see the published figures, which cannot be deleted. */
const FOOTPRINT: Subject = {
  ...{ name: 'GlobalFootprint', id: 'published', text: 'patients' },
  live: storedRecord('GlobalFootprint', 'published', { patients: 'Live' }),
  forms: { published: {} },
  isShown: () => true,
  isUnapproved: ({ patients }) => patients === 'Mine',
};

/** Visitors can open every PDF link. */
const LINK: Subject = {
  ...{ name: 'Link', id: 'b.pdf', text: 'title' },
  live: storedRecord('Link', 'b.pdf', { title: 'Live', listed: false, kind: '' }),
  forms: {
    unlisted: { listed: false, kind: '' },
    brochure: { listed: true, kind: 'brochure' },
    instructions: { listed: true, kind: 'instructions' },
    withdrawn: { listed: true, kind: 'instructions', withdrawn: '2026-01-01', withdrawnWhy: 'A reason' },
  },
  isShown: () => true,
  isUnapproved: ({ title, listed, kind }) => title === 'Mine' || listed === true || kind !== '',
};

const pathsOf = ({ name, id }: Subject) => ({
  record: `${name}/${id}`,
  trash: `Trash/${name}_${id}`,
  draft: `Drafts/${name}_${id}`,
});

/** A live record, and the draft of a colleague who asks to publish it. */
function startOf(subject: Subject): State {
  const { name, id, live } = subject;
  const paths = pathsOf(subject);
  return {
    [paths.record]: live,
    [paths.draft]: {
      ...{ collection: name, id, base: STORED_REVISION, text: '', authors: ['colleague'], asked: true },
      content: { ...contentOf(live), [subject.text]: 'Theirs' },
      ...{ note: '', noteBy: 'colleague', revision: 1, at: LONG_AGO, by: 'colleague' },
    },
  };
}

const settingsOf = ({ name }: Subject): Seed => ({
  'Settings/approval': { kinds: [name], publishers: [], since: LONG_AGO, by: 'somebody', revision: 1 },
});

const revisionOf = (fields: Fields | undefined) => Number(fields?.revision ?? 0);

/** The reasons of the approvals that a save can contain: null without an approval, and '' outside emergencies. */
const REASONS = [null, '', 'A recall.'];

/** Returns every save and restore, with and without an approval of the draft. */
function saves(subject: Subject, state: State, uid: string): Step[] {
  const { name, text } = subject;
  const paths = pathsOf(subject);
  const stored = state[paths.record];
  const buried = state[paths.trash];
  const before = stored ?? (buried?.record as Fields);
  const draft = state[paths.draft];
  const revision = revisionOf(before) + 1;
  const words = [...new Set(['Mine', 'Theirs', String(before[text])])];
  return words.flatMap((word) =>
    Object.entries(subject.forms).flatMap(([shown, fields]) =>
      REASONS.map((reason): Step => {
        const first: Fields = { publishedAt: before.publishedAt ?? (fields.published ? NOW : null) };
        const stamp: Fields = { revision, updatedAt: NOW, updatedBy: uid };
        const record: Fields = {
          ...before,
          ...fields,
          [text]: word,
          ...('publishedAt' in before && first),
          ...stamp,
        };
        const approval: Fields = {
          ...{ authors: draft?.authors ?? [], note: draft?.note ?? '', reason, at: NOW, by: uid },
        };
        const isEmergency = Boolean(reason);
        const approved = isEmergency ? ', approved in an emergency' : ', approved';
        return {
          what: `${stored ? 'save' : 'restore'} ${word}, ${shown}${reason === null ? '' : approved}`,
          isEmergency,
          writes: [
            { path: paths.record, fields: record },
            stored
              ? {
                  path: `${paths.record}/history/${revision - 1}`,
                  fields: historyEntry(stored, { replacedBy: uid }),
                }
              : { path: paths.trash, fields: null },
            { path: CLOCK, fields: tick(name, record, true) },
            ...(reason === null
              ? []
              : [
                  { path: `${paths.record}/approvals/${revision}`, fields: approval },
                  { path: paths.draft, fields: null },
                ]),
          ],
        };
      }),
    ),
  );
}

/** Returns writes of the draft, with the user's text or the text that it has, and its delete. */
function drafts(subject: Subject, state: State, uid: string): Step[] {
  const { name, id, text } = subject;
  const paths = pathsOf(subject);
  const base = (state[paths.record] ?? (state[paths.trash]?.record as Fields)) as Fields;
  const draft = state[paths.draft];
  const stamp: Fields = { revision: revisionOf(draft) + 1, at: NOW, by: uid };
  const written = (authors: Value[]): Fields => ({
    ...{ collection: name, id, base: revisionOf(base), text: '', authors, asked: false },
    content: { ...contentOf(base), [text]: 'Mine', ...('published' in base && { published: true }) },
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
  const told = [true, 'deletion', false].map((asked) => ({
    what: asked ? `ask${asked === true ? '' : ' to delete'}` : 'withdraw',
    fields: { ...draft, asked, noteBy: uid, ...stamp } as Fields,
  }));
  return [
    ...[...writes, ...(draft ? told : [])].map(({ what, fields }) => ({
      what,
      writes: [{ path: paths.draft, fields }],
    })),
    ...(draft ? [{ what: 'delete the draft', writes: [{ path: paths.draft, fields: null }] }] : []),
  ];
}

function removal(subject: Subject, state: State, uid: string): Step[] {
  const { name } = subject;
  const paths = pathsOf(subject);
  const stored = state[paths.record];
  if (!stored) return [];
  const revision = revisionOf(stored);
  const draft = state[paths.draft];
  const writes: Write[] = [
    { path: paths.record, fields: null },
    { path: `${paths.record}/history/${revision}`, fields: historyEntry(stored, { replacedBy: uid }) },
    { path: paths.trash, fields: tombstone(name, stored, { deletedBy: uid }) },
    { path: CLOCK, fields: tick(name, stored, false) },
  ];
  const approval: Fields = {
    ...{ authors: [draft?.by ?? ''], note: draft?.note ?? '', reason: '', at: NOW, by: uid },
  };
  const approved: Write[] = [
    ...writes,
    { path: `${paths.record}/approvals/${revision}-deletion`, fields: approval },
    { path: paths.draft, fields: null },
  ];
  return [
    { what: 'delete', writes },
    { what: 'delete, approved', writes: approved },
  ];
}

/** Each step takes place a while before the next, so what was written now was written long ago. */
const agedFields = (fields: Fields): Fields =>
  replacedFields(fields, (value) => (value === NOW ? LONG_AGO : value));

function after(kept: string[], state: State, { writes }: Step): State {
  const next = { ...state };
  for (const { path, fields } of writes) {
    if (kept.includes(path)) next[path] = fields ? agedFields(fields) : undefined;
  }
  return next;
}

/** States that differ only in their revisions or in the order of the authors allow the same steps. */
function keyOf(subject: Subject, state: State): string {
  const paths = pathsOf(subject);
  const [record, trash, draft] = [state[paths.record], state[paths.trash], state[paths.draft]];
  const base = revisionOf(record ?? (trash?.record as Fields));
  const authors = (draft?.authors ?? []) as string[];
  return JSON.stringify([
    record && contentOf(record),
    trash && contentOf(trash.record as Fields),
    draft && [draft.content, authors.toSorted(), draft.asked, draft.by, Number(draft.base) - base],
  ]);
}

/** The accounts that publish, and the kinds of record whose sequences are tried. */
export const SEARCHES = [
  { actor: 'publisher', subject: BLOG },
  { actor: 'administrator', subject: BLOG },
  { actor: 'account with the claim', subject: BLOG },
  { actor: 'publisher', subject: LINK },
  { actor: 'administrator', subject: LINK },
  { actor: 'publisher', subject: MEDIA },
  { actor: 'publisher', subject: FOOTPRINT },
  { actor: 'administrator', subject: FOOTPRINT },
] as const;

/** The accounts that may approve their own draft in an emergency. */
const MAY_APPROVE_ALONE: readonly KnownActor[] = ['administrator', 'account with the claim'];

const writtenBy = (subject: Subject, { writes }: Step) =>
  writes.find(({ path }) => path === pathsOf(subject).record)?.fields;

/** Whether the step would make public something that nobody else has approved. */
function showsUnapproved(subject: Subject, step: Step): boolean {
  const record = writtenBy(subject, step);
  return Boolean(record && subject.isShown(record) && subject.isUnapproved(record));
}

type Search = { actor: KnownActor; subject: Subject };

type Request = Pick<FirestoreCell, 'actor' | 'seed' | 'ask'>;

type Result = {
  shown: Set<string>;
  /** The texts shown by emergencies. */
  alone: Set<string>;
  faults: string[];
  /** Every commit that was tried, with the engine's verdict. */
  cells: FirestoreCell[];
};

/**
 * Returns the first sequence that shows the account's own text without an emergency, if any, and all texts that were
 * shown before.
 */
export function search(allows: (request: Request) => boolean, { actor, subject }: Search): Result {
  const uid = ACCOUNTS[actor]?.uid ?? '';
  const kept = Object.values(pathsOf(subject));
  const start = startOf(subject);
  const seen = new Set([keyOf(subject, start)]);
  const shown = new Set<string>();
  const alone = new Set<string>();
  const cells: FirestoreCell[] = [];
  let states: { state: State; past: string[] }[] = [{ state: start, past: [] }];
  for (let step = 0; step < STEPS; step += 1) {
    const reached: typeof states = [];
    const isLast = step === STEPS - 1;
    for (const { state, past } of states) {
      for (const one of [saves, drafts, removal].flatMap((steps) => steps(subject, state, uid))) {
        if (isLast && !showsUnapproved(subject, one)) continue;
        const seed: Seed = settingsOf(subject);
        for (const path of kept) if (state[path]) seed[path] = state[path];
        const names = [...past, one.what];
        const request: Request = { actor, seed, ask: { kind: 'commit', writes: one.writes } };
        const isAllowed = allows(request);
        cells.push({
          ...{
            ...request,
            lane: SETTINGS_LANE,
            sound: isAllowed,
            expected: isAllowed ? 'allowed' : 'refused',
          },
          ...{ place: subject.name, operation: 'update', what: names.join(' → ') },
        });
        if (!isAllowed) continue;
        const next = after(kept, state, one);
        const record = writtenBy(subject, one);
        const isAlone = one.isEmergency && MAY_APPROVE_ALONE.includes(actor);
        if (record && subject.isShown(record)) (isAlone ? alone : shown).add(String(record[subject.text]));
        if (!isAlone && showsUnapproved(subject, one))
          return { shown, alone, faults: [names.join(' → ')], cells };
        const key = keyOf(subject, next);
        if (!seen.has(key)) reached.push({ state: next, past: names });
        seen.add(key);
      }
    }
    states = reached;
  }
  return { shown, alone, faults: [], cells };
}

import type { Collection } from '@/lib/model/kinds';
import type { Case, Operation } from './cell';
import { CLOCK, tickOf } from './commits';
import { FAR_AHEAD, LONG_AGO, SCHEDULED, tick } from './records';
import { PUBLISHABLE } from './specification';
import { type Fields, NOW } from './value';
import { blog, type Commit, commitCase, creation, deletion, restoration, save } from './writes';

export const PUBLISHED = { published: true, publishedAt: LONG_AGO };
export const DRAFT = { published: false, publishedAt: LONG_AGO };
export const DUE = { published: false, publishAt: LONG_AGO };
export const DUE_NOW: Fields = { published: false, publishAt: NOW };
export const ENDED = { ...PUBLISHED, unpublishAt: LONG_AGO };
export const ENDING = { ...PUBLISHED, unpublishAt: FAR_AHEAD };

/** Saves, and whether their change must be counted, usually because visitors can see it. */
const SAVES: [what: string, before: Fields, after: Fields, seen: boolean][] = [
  ['a published record', PUBLISHED, PUBLISHED, true],
  ['a record that is unpublished', PUBLISHED, DRAFT, true],
  ['a draft that is published', DRAFT, PUBLISHED, true],
  ['a record whose time has come', DUE, DUE, true],
  ['a record given a time in the past', DRAFT, DUE, true],
  ['a record given the time of the save', DRAFT, DUE_NOW, true],
  ['a published record that ends later', ENDING, ENDING, true],
  // Visitors cannot see these records, but no write compares their times, so their changes must be counted.
  ['an ended record', ENDED, ENDED, true],
  ['a scheduled record', SCHEDULED, SCHEDULED, true],
  ['a draft', DRAFT, DRAFT, false],
];

const NEWLY_PUBLISHED: Fields = { published: true, publishedAt: NOW };

/** New records, and whether visitors can see them. */
const NEW: [what: string, state: Fields, seen: boolean][] = [
  ['a published record', NEWLY_PUBLISHED, true],
  ['a record with a time in the past', DUE, true],
  ['a draft', { published: false, publishedAt: null }, false],
  ['a scheduled record', SCHEDULED, true],
];

type Shown = { name: Collection; what: string; idOf(id: string): string; lane?: string; seen: boolean };

/** Records that are always or never visible, whatever their state. */
const SHOWN_BY_KIND: Shown[] = [
  { name: 'Link', what: 'a link', idOf: (id) => `${id}.pdf`, seen: true },
  { name: 'GlobalFootprint', what: 'published', idOf: () => 'published', lane: 'published', seen: true },
  { name: 'GlobalFootprint', what: 'the draft', idOf: () => 'draft', lane: 'draft', seen: false },
];

const NAME = 'a draft named published';

/** A draft whose id is that of the visible footprint. */
const NAMED_PUBLISHED: Shown = {
  ...{ name: 'Blog', what: NAME, idOf: () => 'published', lane: 'named', seen: false },
};

/** A write without a count. Only changes of drafts are allowed. */
const uncounted = (
  place: string,
  operation: Operation,
  what: string,
  { seen, lane }: Pick<Shown, 'seen' | 'lane'>,
  make: (id: string) => Commit,
): Case =>
  commitCase({ place, operation, what: `${what}, not counted`, sound: !seen, ...(lane && { lane }) }, make);

const ofCollection = (name: Collection): Case[] => [
  ...SAVES.map(([what, before, after, seen]) =>
    uncounted(name, 'update', what, { seen }, (id) => save(name, id, before, after)),
  ),
  commitCase(
    { place: name, operation: 'create', what: 'a draft written long ago, not counted', sound: false },
    (id) => creation(name, id, { published: false, publishedAt: null, updatedAt: LONG_AGO }),
  ),
  ...NEW.map(([what, state, seen]) =>
    uncounted(name, 'create', what, { seen }, (id) => creation(name, id, state)),
  ),
  ...SAVES.filter(([, before, after]) => before === after).map(([what, state, , seen]) =>
    uncounted(name, 'delete', what, { seen }, (id) => deletion(name, id, state)),
  ),
];

/** Cases for changes that the clock does not count, or counts as not visible, although visitors see them. */
export const uncountedCases = (): Case[] => [
  ...PUBLISHABLE.flatMap(ofCollection),
  ...SHOWN_BY_KIND.flatMap(({ name, what, idOf, ...shown }) => [
    uncounted(name, 'create', what, shown, (id) => creation(name, idOf(id))),
    uncounted(name, 'update', what, shown, (id) => save(name, idOf(id))),
  ]),
  uncounted('Link', 'delete', 'a link', { seen: true }, (id) => deletion('Link', `${id}.pdf`)),
  uncounted('Trash', 'delete', 'a restored link', { seen: true }, (id) => restoration('Link', `${id}.pdf`)),
  commitCase(
    blog('create', 'a published record, with the count of a press mention of the same id', false),
    (id) => {
      const [own, other] = [creation('Blog', id, NEWLY_PUBLISHED), creation('Media', id, NEWLY_PUBLISHED)];
      const writes = [...own.writes, ...other.writes];
      return {
        seed: { ...own.seed, ...other.seed },
        writes: [...writes, ...tickOf('Media', id, other.seed, writes)],
      };
    },
  ),
  uncounted('Blog', 'update', NAME, NAMED_PUBLISHED, () => save('Blog', 'published', DRAFT, DRAFT)),
  uncounted('Blog', 'update', 'a draft of another time', { seen: true }, (id) =>
    save('Blog', id, DRAFT, { ...DRAFT, updatedAt: LONG_AGO }),
  ),
  ...[...SHOWN_BY_KIND, NAMED_PUBLISHED].map(({ name, what, idOf, lane, seen }) => {
    const named = { what: `${what}, counted as not visible`, sound: !seen, ...(lane && { lane }) };
    return commitCase({ place: name, operation: 'update', ...named }, (id) => {
      const { seed, next, writes } = save(name, idOf(id));
      return { seed, writes: [...writes, { path: CLOCK, fields: tick(name, next, false) }] };
    });
  }),
];

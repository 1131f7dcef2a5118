import type { Collection } from '@/lib/model/kinds';
import type { Case } from './cell';
import { CLOCK } from './commits';
import { LONG_AGO, tick } from './records';
import { PUBLISHABLE } from './specification';
import { type Fields, NOW } from './value';
import { commitCase, creation, deletion, restoration, save } from './writes';

export const PUBLISHED = { published: true, publishedAt: LONG_AGO };
export const DRAFT = { published: false, publishedAt: LONG_AGO };
export const DUE = { published: false, publishAt: LONG_AGO };
export const DUE_NOW: Fields = { published: false, publishAt: NOW };
export const ENDED = { ...PUBLISHED, unpublishAt: LONG_AGO };
export const ENDING = { ...PUBLISHED, unpublishAt: new Date('2099-01-01T00:00:00Z') };
const SCHEDULED = { published: false, publishAt: new Date('2099-01-01T00:00:00Z') };

type Visibility = { what: string; before: Fields; after: Fields; seen: boolean };

/** Saves. `seen` means that the change must be counted, usually because visitors can see it. */
const SAVES: Visibility[] = [
  { what: 'a published record', before: PUBLISHED, after: PUBLISHED, seen: true },
  { what: 'a record that is unpublished', before: PUBLISHED, after: DRAFT, seen: true },
  { what: 'a draft that is published', before: DRAFT, after: PUBLISHED, seen: true },
  { what: 'a record whose time has come', before: DUE, after: DUE, seen: true },
  { what: 'a record given a time in the past', before: DRAFT, after: DUE, seen: true },
  { what: 'a record given the time of the save', before: DRAFT, after: DUE_NOW, seen: true },
  { what: 'a published record that ends later', before: ENDING, after: ENDING, seen: true },
  // Visitors cannot see these records, but no write compares their times, so their changes must be counted.
  { what: 'an ended record', before: ENDED, after: ENDED, seen: true },
  { what: 'a scheduled record', before: SCHEDULED, after: SCHEDULED, seen: true },
  { what: 'a draft', before: DRAFT, after: DRAFT, seen: false },
];

/** New records, and whether visitors can see them. */
const NEW: { what: string; state: Fields; seen: boolean }[] = [
  { what: 'a published record', state: { published: true, publishedAt: NOW }, seen: true },
  { what: 'a record with a time in the past', state: DUE, seen: true },
  { what: 'a draft', state: { published: false, publishedAt: null }, seen: false },
  { what: 'a scheduled record', state: SCHEDULED, seen: true },
];

/** Records that are always or never visible, whatever their state. */
const SHOWN_BY_KIND: {
  name: Collection;
  what: string;
  idOf(id: string): string;
  lane?: string;
  seen: boolean;
}[] = [
  { name: 'Link', what: 'a link', idOf: (id) => `${id}.pdf`, seen: true },
  { name: 'GlobalFootprint', what: 'published', idOf: () => 'published', lane: 'published', seen: true },
  { name: 'GlobalFootprint', what: 'the draft', idOf: () => 'draft', lane: 'draft', seen: false },
];

/** A draft whose id is that of the visible footprint. */
const NAMED_PUBLISHED = {
  name: 'Blog' as const,
  what: 'a draft named published',
  idOf: () => 'published',
  lane: 'named',
  seen: false,
};

/** Cases for writes without a count. Only changes of drafts are allowed. */
const uncounted = (name: Collection): Case[] => [
  ...SAVES.map(({ what, before, after, seen }) =>
    commitCase({ place: name, operation: 'update', what: `${what}, not counted`, sound: !seen }, (id) =>
      save(name, id, before, after),
    ),
  ),
  ...NEW.map(({ what, state, seen }) =>
    commitCase({ place: name, operation: 'create', what: `${what}, not counted`, sound: !seen }, (id) =>
      creation(name, id, state),
    ),
  ),
  ...[PUBLISHED, DUE, DRAFT, SCHEDULED, ENDED, ENDING].map((state) => {
    const what = `${SAVES.find(({ before }) => before === state)?.what}, not counted`;
    return commitCase({ place: name, operation: 'delete', what, sound: state === DRAFT }, (id) =>
      deletion(name, id, state),
    );
  }),
];

const uncountedByKind = (): Case[] => [
  ...SHOWN_BY_KIND.flatMap(({ name, what, idOf, lane, seen }) =>
    [
      { operation: 'create' as const, commit: creation },
      { operation: 'update' as const, commit: save },
    ].map(({ operation, commit }) =>
      commitCase(
        {
          place: name,
          operation,
          what: `${what}, not counted`,
          sound: !seen,
          ...(lane !== undefined && { lane }),
        },
        (id) => commit(name, idOf(id)),
      ),
    ),
  ),
  commitCase({ place: 'Link', operation: 'delete', what: 'a link, not counted', sound: false }, (id) =>
    deletion('Link', `${id}.pdf`),
  ),
  commitCase(
    { place: 'Trash', operation: 'delete', what: 'a restored link, not counted', sound: false },
    (id) => restoration('Link', `${id}.pdf`),
  ),
  commitCase(
    {
      place: 'Blog',
      operation: 'update',
      what: 'a draft named published, not counted',
      sound: true,
      lane: 'named',
    },
    () => save('Blog', 'published', DRAFT, DRAFT),
  ),
  commitCase(
    { place: 'Blog', operation: 'update', what: 'a draft of another time, not counted', sound: false },
    (id) => save('Blog', id, DRAFT, { ...DRAFT, updatedAt: LONG_AGO }),
  ),
];

/** Cases in which a count reports a record as not visible. They must be refused if the record is visible. */
const countedAsNotVisible = (): Case[] =>
  [...SHOWN_BY_KIND, NAMED_PUBLISHED].map(({ name, what, idOf, lane, seen }) =>
    commitCase(
      {
        place: name,
        operation: 'update',
        what: `${what}, counted as not visible`,
        sound: !seen,
        ...(lane !== undefined && { lane }),
      },
      (id) => {
        const { seed, next, writes } = save(name, idOf(id));
        return { seed, writes: [...writes, { path: CLOCK, fields: tick(name, next, false) }] };
      },
    ),
  );

/** Cases for changes that the clock does not count, or counts as not visible. */
export const uncountedCases = (): Case[] => [
  ...PUBLISHABLE.flatMap(uncounted),
  ...uncountedByKind(),
  ...countedAsNotVisible(),
];

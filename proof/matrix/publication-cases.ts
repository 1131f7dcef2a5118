import type { Collection } from '@/lib/model/kinds';
import type { Case } from './cell';
import { createCases, updateCases } from './commits';
import { LONG_AGO, without } from './records';
import { PUBLISHABLE } from './specification';
import { Ago, type Fields, NOW, type Value } from './value';

/** Absolute times, because the stored record must equal its history entry, which is sent in a later request. */
const LATER = new Date('2090-01-01T00:00:00.000Z');
const OTHER_TIME = new Date('2020-02-02T00:00:00.000Z');

/**
 * `published` and `publishedAt` before and after a write. `sound` and `unsound` are valid and invalid values of
 * `publishedAt` after it.
 */
type Step = { what: string; before: Fields; published: boolean; sound: Value[]; unsound: Value[] };

const DRAFT = { published: false, publishedAt: null };
const PUBLISHED = { published: true, publishedAt: LONG_AGO };
const WITHDRAWN = { published: false, publishedAt: LONG_AGO };
/** A record published before `publishedAt` existed. */
const OF_OLD = { published: true, publishedAt: null };

const STEPS: Step[] = [
  {
    what: 'a draft stays a draft',
    before: DRAFT,
    published: false,
    sound: [null],
    unsound: [NOW, LONG_AGO, new Ago(-60_000)],
  },
  {
    what: 'a draft is published',
    before: DRAFT,
    published: true,
    sound: [NOW],
    unsound: [null, LONG_AGO, new Ago(60_000), new Ago(-60_000)],
  },
  {
    what: 'a published record stays published',
    before: PUBLISHED,
    published: true,
    sound: [LONG_AGO],
    unsound: [null, NOW, OTHER_TIME],
  },
  {
    what: 'a published record is unpublished',
    before: PUBLISHED,
    published: false,
    sound: [LONG_AGO],
    unsound: [null, NOW, OTHER_TIME],
  },
  {
    what: 'an unpublished record is published again',
    before: WITHDRAWN,
    published: true,
    sound: [LONG_AGO],
    unsound: [null, NOW, OTHER_TIME],
  },
  {
    what: 'a record published without a date is saved',
    before: OF_OLD,
    published: true,
    sound: [null, NOW],
    unsound: [LONG_AGO],
  },
  {
    what: 'a record published without a date is unpublished',
    before: OF_OLD,
    published: false,
    sound: [null],
    unsound: [NOW, LONG_AGO],
  },
];

const shown = (value: Value) =>
  value === NOW ? 'now' : value instanceof Ago ? `${value.milliseconds} ms ago` : JSON.stringify(value);

type FirstTime = { publishedAt: Value; sound: boolean };

function times({ sound, unsound }: Step): FirstTime[] {
  return [
    ...sound.map((publishedAt): FirstTime => ({ publishedAt, sound: true })),
    ...unsound.map((publishedAt): FirstTime => ({ publishedAt, sound: false })),
  ];
}

const IN_AN_HOUR = new Ago(-3_600_000);
const IN_TWO_HOURS = new Ago(-7_200_000);

/** The end must be null or a time. If a start is scheduled, the end must be later. */
const ENDS: { publishAt: Value; unpublishAt: Value; sound: boolean }[] = [
  { publishAt: null, unpublishAt: null, sound: true },
  { publishAt: null, unpublishAt: IN_AN_HOUR, sound: true },
  { publishAt: null, unpublishAt: LONG_AGO, sound: true },
  { publishAt: IN_AN_HOUR, unpublishAt: IN_TWO_HOURS, sound: true },
  { publishAt: OTHER_TIME, unpublishAt: IN_AN_HOUR, sound: true },
  { publishAt: IN_TWO_HOURS, unpublishAt: IN_AN_HOUR, sound: false },
  { publishAt: IN_AN_HOUR, unpublishAt: LONG_AGO, sound: false },
  { publishAt: LONG_AGO, unpublishAt: LONG_AGO, sound: false },
  { publishAt: null, unpublishAt: 'tomorrow', sound: false },
  { publishAt: null, unpublishAt: 0, sound: false },
  { publishAt: null, unpublishAt: false, sound: false },
];

function ofCollection(name: Collection): Case[] {
  const saved = STEPS.flatMap((step) =>
    times(step).flatMap(({ publishedAt, sound }) =>
      updateCases(
        name,
        { what: `${step.what}, first published ${shown(publishedAt)}`, sound },
        {
          stored: (record) => ({ ...record, ...step.before }),
          next: (record): Fields => ({ ...record, published: step.published, publishedAt }),
        },
      ),
    ),
  );
  const created = STEPS.slice(0, 2).flatMap((step) =>
    times(step).flatMap(({ publishedAt, sound }) =>
      createCases(
        name,
        { what: `${step.what} from the start, first published ${shown(publishedAt)}`, sound },
        (record): Fields => ({ ...record, published: step.published, publishedAt }),
      ),
    ),
  );
  const scheduled = [new Ago(60_000), new Ago(-3_600_000), null].flatMap((publishAt) =>
    createCases(name, { what: `to be published ${shown(publishAt)}`, sound: true }, (record) => ({
      ...record,
      publishAt,
    })),
  );
  const ending = ENDS.flatMap(({ publishAt, unpublishAt, sound }) => {
    const what = `published ${shown(publishAt)}, unpublished ${shown(unpublishAt)}`;
    const times = (record: Fields): Fields => ({ ...record, publishAt, unpublishAt });
    return [
      ...createCases(name, { what: `to be ${what}`, sound }, times),
      ...updateCases(name, { what: `now to be ${what}`, sound }, { next: times }),
    ];
  });
  const byThePreviousRelease = [
    ...createCases(name, { what: 'without an end, as by the previous release', sound: true }, (record) =>
      without(record, 'unpublishAt'),
    ),
    ...updateCases(
      name,
      { what: 'loses its end, as by the previous release', sound: true },
      {
        stored: (record) => ({ ...record, unpublishAt: LATER }),
        next: (record) => without(record, 'unpublishAt'),
      },
    ),
  ];
  const bare = updateCases(
    name,
    { what: 'a record without any of the later fields is saved with them', sound: true },
    {
      stored: (record) => without(record, 'revision', 'updatedAt', 'updatedBy', 'publishAt', 'publishedAt'),
      next: (record) => ({ ...record, publishAt: null, publishedAt: null }),
    },
  );
  // With a stored `publishedAt`, only the rules' type checks refuse these records.
  const odd = [
    ...['true', 1, null, [true]].map((published) => ({ published, publishedAt: LONG_AGO })),
    { published: true, publishedAt: 'long ago' },
  ].flatMap(({ published, publishedAt }) =>
    updateCases(
      name,
      {
        what: `published is ${JSON.stringify(published)}, first ${JSON.stringify(publishedAt)}`,
        sound: false,
      },
      {
        stored: (record): Fields => ({ ...record, published: true, publishedAt }),
        next: (record): Fields => ({ ...record, published }),
      },
    ),
  );
  return [...saved, ...created, ...scheduled, ...ending, ...byThePreviousRelease, ...bare, ...odd];
}

/**
 * Cases that test whether `publishedAt` is set by the first publication and never changes afterwards, and whether an
 * end must follow the scheduled start.
 */
export const publicationCases = (): Case[] => PUBLISHABLE.flatMap(ofCollection);

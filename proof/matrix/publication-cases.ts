import type { Collection } from '@/lib/model/kinds';
import type { Case } from './cell';
import { createCases, updateCases } from './commits';
import { LONG_AGO, without } from './records';
import { PUBLISHABLE } from './specification';
import { Ago, type Fields, NOW, type Value } from './value';

/** Absolute times, because the stored record must equal its history entry, which is sent in a later request. */
const LATER = new Date('2090-01-01T00:00:00.000Z');
const OTHER_TIME = new Date('2020-02-02T00:00:00.000Z');
const IN_A_MINUTE = new Ago(-60_000);
const IN_AN_HOUR = new Ago(-3_600_000);
const IN_TWO_HOURS = new Ago(-7_200_000);

const DRAFT = { published: false, publishedAt: null };
const PUBLISHED = { published: true, publishedAt: LONG_AGO };
const WITHDRAWN = { published: false, publishedAt: LONG_AGO };
/** A record published before `publishedAt` existed. */
const OF_OLD = { published: true, publishedAt: null };

/** The state before a write, `published` after it, and the valid and invalid values of `publishedAt` after it. */
const STEPS: [what: string, before: Fields, published: boolean, sound: Value[], unsound: Value[]][] = [
  ['a draft stays a draft', DRAFT, false, [null], [NOW, LONG_AGO, IN_A_MINUTE]],
  ['a draft is published', DRAFT, true, [NOW], [null, LONG_AGO, new Ago(60_000), IN_A_MINUTE]],
  ['a published record stays published', PUBLISHED, true, [LONG_AGO], [null, NOW, OTHER_TIME]],
  ['a published record is unpublished', PUBLISHED, false, [LONG_AGO], [null, NOW, OTHER_TIME]],
  ['an unpublished record is published again', WITHDRAWN, true, [LONG_AGO], [null, NOW, OTHER_TIME]],
  ['a record published without a date is saved', OF_OLD, true, [null, NOW], [LONG_AGO]],
  ['a record published without a date is unpublished', OF_OLD, false, [null], [NOW, LONG_AGO]],
];

/** The end must be null or a time. If a start is scheduled, the end must be later. */
const ENDS: [sound: boolean, publishAt: Value, unpublishAt: Value][] = [
  [true, null, null],
  [true, null, IN_AN_HOUR],
  [true, null, LONG_AGO],
  [true, IN_AN_HOUR, IN_TWO_HOURS],
  [true, OTHER_TIME, IN_AN_HOUR],
  [false, IN_TWO_HOURS, IN_AN_HOUR],
  [false, IN_AN_HOUR, LONG_AGO],
  [false, LONG_AGO, LONG_AGO],
  [false, null, 'tomorrow'],
  [false, null, 0],
  [false, null, false],
];

/** With a stored `publishedAt`, only the rules' type checks refuse these records. */
const ODD: [published: Value, publishedAt: Value][] = [
  ['true', LONG_AGO],
  [1, LONG_AGO],
  [null, LONG_AGO],
  [[true], LONG_AGO],
  [true, 'long ago'],
];

const shown = (value: Value) =>
  value === NOW ? 'now' : value instanceof Ago ? `${value.milliseconds} ms ago` : JSON.stringify(value);

const changed = (changes: Fields) => (record: Fields) => ({ ...record, ...changes });
const lacking =
  (...fields: string[]) =>
  (record: Fields) =>
    without(record, ...fields);

function ofCollection(name: Collection): Case[] {
  const steps = STEPS.flatMap(([step, before, published, sound, unsound]) =>
    [...sound, ...unsound].flatMap((publishedAt, index) => {
      const named = (words: string) => ({
        what: `${words}, first published ${shown(publishedAt)}`,
        sound: index < sound.length,
      });
      const next = changed({ published, publishedAt });
      return [
        ...updateCases(name, named(step), { stored: changed(before), next }),
        ...(before === DRAFT ? createCases(name, named(`${step} from the start`), next) : []),
      ];
    }),
  );
  const scheduled = [new Ago(60_000), IN_AN_HOUR, null].flatMap((publishAt) =>
    createCases(name, { what: `to be published ${shown(publishAt)}`, sound: true }, changed({ publishAt })),
  );
  const ending = ENDS.flatMap(([sound, publishAt, unpublishAt]) => {
    const what = `published ${shown(publishAt)}, unpublished ${shown(unpublishAt)}`;
    const next = changed({ publishAt, unpublishAt });
    return [
      ...createCases(name, { what: `to be ${what}`, sound }, next),
      ...updateCases(name, { what: `now to be ${what}`, sound }, { next }),
    ];
  });
  const odd = ODD.flatMap(([published, publishedAt]) => {
    const what = `published is ${JSON.stringify(published)}, first ${JSON.stringify(publishedAt)}`;
    const stored = changed({ published: true, publishedAt });
    return updateCases(name, { what, sound: false }, { stored, next: changed({ published }) });
  });
  const next = lacking('unpublishAt');
  return [
    ...[...steps, ...scheduled, ...ending, ...odd],
    ...createCases(name, { what: 'without an end, as by the previous release', sound: true }, next),
    ...updateCases(
      name,
      { what: 'loses its end, as by the previous release', sound: true },
      { stored: changed({ unpublishAt: LATER }), next },
    ),
    ...updateCases(
      name,
      { what: 'a record without any of the later fields is saved with them', sound: true },
      {
        stored: lacking('revision', 'updatedAt', 'updatedBy', 'publishAt', 'publishedAt'),
        next: changed({ publishAt: null, publishedAt: null }),
      },
    ),
  ];
}

/**
 * Cases that test whether `publishedAt` is set by the first publication and never changes afterwards, and whether an
 * end must follow the scheduled start.
 */
export const publicationCases = (): Case[] => PUBLISHABLE.flatMap(ofCollection);

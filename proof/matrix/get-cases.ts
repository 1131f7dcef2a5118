import type { Collection } from '@/lib/model/kinds';
import type { Case } from './cell';
import { getCase } from './read-cases';
import { historyEntry, storedRecord, storedTombstone, without } from './records';
import { COLLECTIONS, PUBLISHABLE } from './specification';
import { Ago, type Fields } from './value';

const HOUR = 3_600_000;
const PAST = new Ago(HOUR);
const NOW = new Ago(0);
const FUTURE = new Ago(-HOUR);

const changed = (changes: Fields) => (record: Fields) => ({ ...record, ...changes });
const ofOld = (changes: Fields) => (record: Fields) => ({
  ...without(record, 'publishAt', 'publishedAt'),
  ...changes,
});

const PUBLIC: Record<string, (record: Fields) => Fields> = {
  'a published record': changed({ published: true }),
  'a published record to be published again': changed({ published: true, publishAt: FUTURE }),
  'a due record': changed({ publishAt: PAST }),
  'a record due now': changed({ publishAt: NOW }),
  'a published record without the later fields': ofOld({ published: true }),
  'a published record that ends in an hour': changed({ published: true, unpublishAt: FUTURE }),
  'a due record that ends in an hour': changed({ publishAt: PAST, unpublishAt: FUTURE }),
};

const HIDDEN: typeof PUBLIC = {
  'a draft': changed({}),
  'a record due in an hour': changed({ publishAt: FUTURE }),
  'a draft without the later fields': ofOld({}),
  'published is the text "true"': changed({ published: 'true' }),
  'published is 1': changed({ published: 1 }),
  'published is missing': (record) => without(record, 'published'),
  'publishAt is a text': changed({ publishAt: '2000-01-01' }),
  'publishAt is 0': changed({ publishAt: 0 }),
  unpublished: changed({ publishedAt: PAST }),
  'a published record that has ended': changed({ published: true, unpublishAt: PAST }),
  'a published record that ends now': changed({ published: true, unpublishAt: NOW }),
  'a due record that has ended': changed({ publishAt: new Ago(2 * HOUR), unpublishAt: PAST }),
};

const statesOf = (name: Collection): Case[] => {
  const path = (id: string) => `${name}/${id}`;
  const at = (place: string, states: typeof PUBLIC) =>
    Object.entries(states).map(([what, of]) =>
      getCase(place, what, path, (id) => of(storedRecord(name, id))),
    );
  return [
    ...at(`${name}, published or due`, PUBLIC),
    ...at(name, HIDDEN),
    getCase(name, 'a missing one', path),
  ];
};

const footprints = (): Case[] =>
  ['draft', 'published', 'other'].flatMap((name) => {
    const place = name === 'published' ? 'GlobalFootprint, published' : 'GlobalFootprint';
    const path = () => `GlobalFootprint/${name}`;
    return [
      { ...getCase(place, `the ${name} one`, path, () => storedRecord('GlobalFootprint', name)), lane: name },
      { ...getCase(place, `the ${name} one, missing`, path), lane: name },
    ];
  });

/** Access to earlier versions depends on the record's current state. */
const LINKS: [place: string, what: string, fields: Fields][] = [
  ['history, of listed instructions', 'listed instructions', { kind: 'instructions', listed: true }],
  ['history, of listed instructions', 'listed safety data', { kind: 'safety', listed: true }],
  ['history', 'a listed brochure', { kind: 'brochure', listed: true }],
  ['history', 'instructions that are not listed', { kind: 'instructions', listed: false }],
];

const versionOf = (place: string, what: string, path: (id: string) => string, fields: Fields): Case => {
  const record = (id: string) => {
    const [name, key = ''] = path(id).split('/') as [Collection, string];
    return { ...storedRecord(name, key), ...fields };
  };
  return getCase(
    place,
    `an earlier version of ${what}`,
    (id) => `${path(id)}/history/1`,
    (id) => historyEntry(record(id)),
    (id) => ({ [path(id)]: record(id) }),
  );
};

const linkPath = (id: string) => `Link/${id}.pdf`;

const documents = (): Case[] => [
  ...LINKS.map(([place, what, fields]) => versionOf(place, what, linkPath, fields)),
  // Earlier versions of articles are never public, whatever the fields of their records.
  versionOf('history', 'an article with the fields of listed instructions', (id) => `Blog/${id}`, {
    kind: 'instructions',
    listed: true,
  }),
  getCase('Link', 'a stored one', linkPath, (id) => storedRecord('Link', `${id}.pdf`)),
  getCase('Link', 'a missing one', linkPath),
  ...COLLECTIONS.map((name) =>
    getCase(
      'history',
      `an entry of ${name}`,
      (id) => `${name}/${id}/history/1`,
      (id) => historyEntry(storedRecord(name, id)),
    ),
  ),
  getCase('history', 'a missing entry', (id) => `Blog/${id}/history/1`),
  getCase(
    'Trash',
    'a tombstone',
    (id) => `Trash/Blog_${id}`,
    (id) => storedTombstone('Blog', storedRecord('Blog', id)),
  ),
  getCase('Trash', 'a missing one', (id) => `Trash/Blog_${id}`),
];

/** Cases that get a single document in various states. */
export const getCases = (): Case[] => [...PUBLISHABLE.flatMap(statesOf), ...footprints(), ...documents()];

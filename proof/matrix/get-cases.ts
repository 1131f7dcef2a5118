import type { Collection } from '@/lib/model/kinds';
import type { Case } from './cell';
import { getCase } from './read-cases';
import { historyEntry, storedRecord, storedTombstone, without } from './records';
import { COLLECTIONS, PUBLISHABLE } from './specification';
import { Ago, type Fields } from './value';

const HOUR = 3_600_000;

type State = { what: string; isPublic: boolean; of: (record: Fields) => Fields };

const change = (changes: Fields) => (record: Fields) => ({ ...record, ...changes });

const STATES: State[] = [
  { what: 'a draft', isPublic: false, of: change({}) },
  { what: 'a published record', isPublic: true, of: change({ published: true }) },
  {
    what: 'a published record to be published again',
    isPublic: true,
    of: change({ published: true, publishAt: new Ago(-HOUR) }),
  },
  { what: 'a due record', isPublic: true, of: change({ publishAt: new Ago(HOUR) }) },
  { what: 'a record due now', isPublic: true, of: change({ publishAt: new Ago(0) }) },
  { what: 'a record due in an hour', isPublic: false, of: change({ publishAt: new Ago(-HOUR) }) },
  {
    what: 'a draft without the later fields',
    isPublic: false,
    of: (record) => without(record, 'publishAt', 'publishedAt'),
  },
  {
    what: 'a published record without the later fields',
    isPublic: true,
    of: (record) => ({ ...without(record, 'publishAt', 'publishedAt'), published: true }),
  },
  { what: 'published is the text "true"', isPublic: false, of: change({ published: 'true' }) },
  { what: 'published is 1', isPublic: false, of: change({ published: 1 }) },
  { what: 'published is missing', isPublic: false, of: (record) => without(record, 'published') },
  { what: 'publishAt is a text', isPublic: false, of: change({ publishAt: '2000-01-01' }) },
  { what: 'publishAt is 0', isPublic: false, of: change({ publishAt: 0 }) },
  { what: 'unpublished', isPublic: false, of: change({ publishedAt: new Ago(HOUR) }) },
  {
    what: 'a published record that has ended',
    isPublic: false,
    of: change({ published: true, unpublishAt: new Ago(HOUR) }),
  },
  {
    what: 'a published record that ends now',
    isPublic: false,
    of: change({ published: true, unpublishAt: new Ago(0) }),
  },
  {
    what: 'a published record that ends in an hour',
    isPublic: true,
    of: change({ published: true, unpublishAt: new Ago(-HOUR) }),
  },
  {
    what: 'a due record that has ended',
    isPublic: false,
    of: change({ publishAt: new Ago(2 * HOUR), unpublishAt: new Ago(HOUR) }),
  },
  {
    what: 'a due record that ends in an hour',
    isPublic: true,
    of: change({ publishAt: new Ago(HOUR), unpublishAt: new Ago(-HOUR) }),
  },
];

const statesOf = (name: Collection): Case[] => [
  ...STATES.map(({ what, isPublic, of }) =>
    getCase(
      isPublic ? `${name}, published or due` : name,
      what,
      (id) => `${name}/${id}`,
      (id) => of(storedRecord(name, id)),
    ),
  ),
  getCase(name, 'a missing one', (id) => `${name}/${id}`),
];

const footprints = (): Case[] =>
  ['draft', 'published', 'other'].flatMap((name) => {
    const place = name === 'published' ? 'GlobalFootprint, published' : 'GlobalFootprint';
    const path = () => `GlobalFootprint/${name}`;
    return [
      { ...getCase(place, `the ${name} one`, path, () => storedRecord('GlobalFootprint', name)), lane: name },
      { ...getCase(place, `the ${name} one, missing`, path), lane: name },
    ];
  });

type LinkState = { what: string; isOpen: boolean; fields: Fields };

/** Access to earlier versions depends on the record's current state. */
const LINK_STATES: LinkState[] = [
  { what: 'listed instructions', isOpen: true, fields: { kind: 'instructions', listed: true } },
  { what: 'listed safety data', isOpen: true, fields: { kind: 'safety', listed: true } },
  { what: 'a listed brochure', isOpen: false, fields: { kind: 'brochure', listed: true } },
  {
    what: 'instructions that are not listed',
    isOpen: false,
    fields: { kind: 'instructions', listed: false },
  },
];

const versions = (): Case[] =>
  LINK_STATES.map(({ what, isOpen, fields }) => ({
    place: isOpen ? 'history, of listed instructions' : 'history',
    operation: 'get' as const,
    what: `an earlier version of ${what}`,
    sound: true,
    make: (id) => {
      const record = { ...storedRecord('Link', `${id}.pdf`), ...fields };
      return {
        seed: { [`Link/${id}.pdf`]: record, [`Link/${id}.pdf/history/1`]: historyEntry(record) },
        ask: { kind: 'get', path: `Link/${id}.pdf/history/1` },
      };
    },
  }));

/** Earlier versions of articles are never public, whatever the fields of their records. */
const otherVersion = (): Case => ({
  place: 'history',
  operation: 'get',
  what: 'an earlier version of an article with the fields of listed instructions',
  sound: true,
  make: (id) => {
    const record = { ...storedRecord('Blog', id), kind: 'instructions', listed: true };
    return {
      seed: { [`Blog/${id}`]: record, [`Blog/${id}/history/1`]: historyEntry(record) },
      ask: { kind: 'get', path: `Blog/${id}/history/1` },
    };
  },
});

const documents = (): Case[] => [
  ...versions(),
  otherVersion(),
  getCase(
    'Link',
    'a stored one',
    (id) => `Link/${id}.pdf`,
    (id) => storedRecord('Link', `${id}.pdf`),
  ),
  getCase('Link', 'a missing one', (id) => `Link/${id}.pdf`),
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

import type { Case, Write } from './cell';
import { historyEntry, newRecord, STORED_REVISION, stamp, storedRecord } from './records';

/** Unused paths, similar to paths that the site uses. */
const ELSEWHERE = [
  (id: string) => `Elsewhere/${id}`,
  (id: string) => `blog/${id}`,
  (id: string) => `Blogs/${id}`,
  (id: string) => `users/${id}`,
  (id: string) => `Blog/${id}/comments/1`,
  (id: string) => `Blog/${id}/history/1/more/1`,
  (id: string) => `Media/${id}/History/1`,
  (id: string) => `GlobalFootprint/${id}/drafts/1`,
  (id: string) => `Link/${id}/files/1`,
  (id: string) => `Trash/${id}/Blog/1`,
];

const OPERATIONS = ['create', 'update', 'delete'] as const;

function elsewhere(): Case[] {
  return ELSEWHERE.flatMap((pathOf) => {
    const place = 'elsewhere';
    const what = pathOf('*');
    const lists: Case = {
      place,
      operation: 'list',
      what,
      sound: true,
      make(id) {
        const segments = pathOf(id).split('/');
        const collection = segments.at(-2) ?? '';
        return { seed: {}, ask: { kind: 'list', parent: segments.slice(0, -2), collection, filters: [] } };
      },
    };
    const get: Case = {
      place,
      operation: 'get',
      what,
      sound: true,
      make: (id) => ({ seed: { [pathOf(id)]: { id } }, ask: { kind: 'get', path: pathOf(id) } }),
    };
    const writes = OPERATIONS.map((operation): Case => {
      const make = (id: string) => {
        const path = pathOf(id);
        const write: Write = { path, fields: operation === 'delete' ? null : newRecord('Blog', id) };
        const seed = { [path]: operation === 'create' ? null : storedRecord('Blog', id) };
        return { seed, ask: { kind: 'commit' as const, writes: [write] } };
      };
      return { place, operation, what, sound: true, make };
    });
    return [get, lists, ...writes];
  });
}

/** Cases for history entries of other collections. Only the site's collections have histories. */
const foreignHistories = (): Case[] =>
  ['Elsewhere', 'Trash', 'blog'].map((name) => ({
    place: 'history',
    operation: 'create',
    what: `of ${name}`,
    sound: false,
    make(id) {
      const before = storedRecord('Blog', id);
      const path = `${name}/${id}`;
      const entry = { path: `${path}/history/${STORED_REVISION}`, fields: historyEntry(before) };
      return { seed: { [path]: before }, ask: { kind: 'commit', writes: [entry] } };
    },
  }));

/** Cases in which one refused write must make the whole commit fail. */
const mixedCommits = (): Case[] => [
  {
    place: 'elsewhere',
    operation: 'create',
    what: 'beside a valid blog',
    sound: true,
    make: (id) => ({
      seed: {},
      ask: {
        kind: 'commit',
        writes: [
          { path: `Blog/${id}`, fields: newRecord('Blog', id) },
          { path: `Elsewhere/${id}`, fields: { ...stamp(1) } },
        ],
      },
    }),
  },
];

export const placeCases = (): Case[] => [...elsewhere(), ...foreignHistories(), ...mixedCommits()];

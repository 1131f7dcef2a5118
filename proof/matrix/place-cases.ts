import type { Case, Write } from './cell';
import { getCase } from './read-cases';
import { historyEntry, newRecord, STORED_REVISION, stamp, storedRecord } from './records';
import { commitCase } from './writes';

/** Unused paths, similar to paths that the site uses. */
const ELSEWHERE = [
  ...['Elsewhere/*', 'blog/*', 'Blogs/*', 'users/*', 'Blog/*/comments/1', 'Blog/*/history/1/more/1'],
  ...['Media/*/History/1', 'GlobalFootprint/*/drafts/1', 'Link/*/files/1', 'Trash/*/Blog/1'],
];

const elsewhere = (what: string): Case[] => {
  const pathOf = (id: string) => what.replace('*', id);
  return [
    getCase('elsewhere', what, pathOf, (id) => ({ id })),
    {
      ...{ place: 'elsewhere', operation: 'list', what, sound: true },
      make(id) {
        const segments = pathOf(id).split('/');
        const collection = segments.at(-2) ?? '';
        return { seed: {}, ask: { kind: 'list', parent: segments.slice(0, -2), collection, filters: [] } };
      },
    },
    ...(['create', 'update', 'delete'] as const).map((operation) =>
      commitCase({ place: 'elsewhere', operation, what, sound: true }, (id) => {
        const path = pathOf(id);
        const write: Write = { path, fields: operation === 'delete' ? null : newRecord('Blog', id) };
        return {
          seed: { [path]: operation === 'create' ? null : storedRecord('Blog', id) },
          writes: [write],
        };
      }),
    ),
  ];
};

/** Cases for paths that the site does not use, alone and beside a valid write. */
export const placeCases = (): Case[] => [
  ...ELSEWHERE.flatMap(elsewhere),
  // Only the site's collections have histories.
  ...['Elsewhere', 'Trash', 'blog'].map((name) =>
    commitCase({ place: 'history', operation: 'create', what: `of ${name}`, sound: false }, (id) => {
      const before = storedRecord('Blog', id);
      const path = `${name}/${id}`;
      const entry = { path: `${path}/history/${STORED_REVISION}`, fields: historyEntry(before) };
      return { seed: { [path]: before }, writes: [entry] };
    }),
  ),
  commitCase({ place: 'elsewhere', operation: 'create', what: 'beside a valid blog', sound: true }, (id) => ({
    writes: [
      { path: `Blog/${id}`, fields: newRecord('Blog', id) },
      { path: `Elsewhere/${id}`, fields: { ...stamp(1) } },
    ],
  })),
];

import { HASH, KINDS } from './storage-areas';
import type { StorageAsk, StorageCase } from './storage-case';

const PATHS = [
  (id: string) => `${id}.pdf`,
  (id: string) => `other/${id}.pdf`,
  (id: string) => `pdf/${id}.pdf`,
  (id: string) => `uploads/${id}/${HASH}.png`,
  (id: string) => `x/images/${id}/${HASH}.png`,
  (id: string) => `backup/pdfs/${id}.pdf`,
];

/** Cases for files outside the folders `images` and `pdfs`. */
export function otherFileCases(): StorageCase[] {
  return PATHS.flatMap((path) => {
    const stored = (id: string) => ({ [path(id)]: { contentType: 'application/pdf', size: 10 } });
    const one = (
      operation: StorageCase['operation'],
      seeded: boolean,
      ask: (name: string) => StorageAsk,
    ): StorageCase => ({
      place: 'elsewhere',
      operation,
      what: `${path('*').replace(HASH, 'sha256')}, ${ask('').kind}`,
      sound: true,
      make: (id) => ({ seed: seeded ? stored(id) : {}, ask: ask(path(id)) }),
    });
    return [
      one('read', true, (name) => ({ kind: 'metadata', name })),
      one('read', true, (name) => ({ kind: 'bytes', name })),
      one('delete', true, (name) => ({ kind: 'delete', name })),
      one('change', true, (name) => ({ kind: 'change', name, metadata: { cacheControl: 'no-store' } })),
      ...KINDS.map((kind) =>
        one('upload', false, (name) => ({ kind, name, contentType: 'application/pdf', size: 10 })),
      ),
    ];
  });
}

export const listCases = (): StorageCase[] =>
  (
    [
      ['images', 'images/'],
      ['images', 'images/a/'],
      ['images', 'images/a/b/'],
      ['pdfs', 'pdfs/'],
      ['pdfs', 'pdfs/a/'],
      ['elsewhere', ''],
      ['elsewhere', 'other/'],
      ['elsewhere', 'Images/'],
      ['elsewhere', 'x/images/'],
    ] as const
  ).map(([place, prefix]) => ({
    place,
    operation: 'list',
    what: `names that begin with ${JSON.stringify(prefix)}`,
    sound: true,
    make: () => ({ seed: {}, ask: { kind: 'list', prefix } }),
  }));

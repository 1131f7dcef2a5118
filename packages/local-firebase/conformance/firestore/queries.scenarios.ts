import {
  and,
  type CollectionReference,
  documentId,
  endAt,
  endBefore,
  getDocs,
  limit,
  limitToLast,
  or,
  orderBy,
  type Query,
  query,
  startAfter,
  startAt,
  where,
} from 'firebase/firestore/lite';
import type { Scenario } from '../scenario';
import { outcome } from '../transcript';
import { type FirestoreStage, writeDocuments } from './stage';

const DOCUMENTS = {
  a: { n: 1, s: 'x', tags: ['p', 'q'], map: { k: 1 } },
  b: { n: 2, s: 'y', tags: ['q'], map: { k: 2 } },
  c: { n: 2, s: 'x', tags: [], map: { k: 3 } },
  d: { n: 3, tags: ['r', 1] },
  e: { n: null, s: 'z' },
  f: { n: Number.NaN, s: 'x', tags: 'p' },
  g: { n: '2', s: 'y' },
  h: {},
};

type QueryCase = [name: string, build: (items: CollectionReference) => Query, expected: string];

/** Each case ends with the expected ids in order, joined into one word. */
const CASES: QueryCase[] = [
  ['all, by id', (items) => items, 'abcdefgh'],
  ['==', (items) => query(items, where('n', '==', 2)), 'bc'],
  ['== null', (items) => query(items, where('n', '==', null)), 'e'],
  ['== NaN', (items) => query(items, where('n', '==', Number.NaN)), 'f'],
  ['== list', (items) => query(items, where('tags', '==', ['p', 'q'])), 'a'],
  ['== map', (items) => query(items, where('map', '==', { k: 2 })), 'b'],
  ['== inside a map', (items) => query(items, where('map.k', '==', 3)), 'c'],
  ['two equalities', (items) => query(items, where('n', '==', 2), where('s', '==', 'x')), 'c'],
  ['!= excludes missing fields and null', (items) => query(items, where('n', '!=', 2)), 'fadg'],
  ['!= null excludes null and missing fields', (items) => query(items, where('n', '!=', null)), 'fabcdg'],
  ['!= NaN', (items) => query(items, where('n', '!=', Number.NaN)), 'abcdg'],
  ['<', (items) => query(items, where('n', '<', 2)), 'a'],
  ['<=', (items) => query(items, where('n', '<=', 2)), 'abc'],
  ['>', (items) => query(items, where('n', '>', 1)), 'bcd'],
  ['>=', (items) => query(items, where('n', '>=', 2)), 'bcd'],
  ['a range', (items) => query(items, where('n', '>', 1), where('n', '<', 3)), 'bc'],
  ['a range of strings', (items) => query(items, where('s', '>=', 'x'), where('s', '<', 'y')), 'acf'],
  ['in', (items) => query(items, where('n', 'in', [1, 3, 9])), 'ad'],
  ['in with strings and numbers', (items) => query(items, where('n', 'in', ['2', 1])), 'ag'],
  [
    'in, by descending id',
    (items) => query(items, where('n', 'in', [1, 2]), orderBy(documentId(), 'desc')),
    'cba',
  ],
  ['not-in excludes missing fields and null', (items) => query(items, where('n', 'not-in', [1, 2])), 'fdg'],
  ['array-contains', (items) => query(items, where('tags', 'array-contains', 'q')), 'ab'],
  ['array-contains a number', (items) => query(items, where('tags', 'array-contains', 1)), 'd'],
  ['array-contains-any', (items) => query(items, where('tags', 'array-contains-any', ['p', 'r'])), 'ad'],
  [
    'array-contains with equality',
    (items) => query(items, where('tags', 'array-contains', 'q'), where('n', '==', 2)),
    'b',
  ],
  ['or', (items) => query(items, or(where('n', '==', 1), where('s', '==', 'y'))), 'abg'],
  [
    'or of ands',
    (items) => query(items, or(and(where('n', '==', 2), where('s', '==', 'x')), where('n', '==', 3))),
    'cd',
  ],
  [
    'and with or',
    (items) => query(items, and(where('s', '==', 'x'), or(where('n', '==', 1), where('n', '==', 2)))),
    'ac',
  ],
  ['inequalities on two fields', (items) => query(items, where('n', '>', 1), where('s', '>', 'x')), 'b'],
  ['ordering excludes documents without the field', (items) => query(items, orderBy('n')), 'efabcdg'],
  ['descending order applies to ids too', (items) => query(items, orderBy('n', 'desc')), 'gdcbafe'],
  ['order by two fields', (items) => query(items, orderBy('s'), orderBy('n', 'desc')), 'cafgbe'],
  ['order by a field inside a map', (items) => query(items, orderBy('map.k', 'desc')), 'cba'],
  ['order and id', (items) => query(items, orderBy('s'), orderBy(documentId(), 'desc')), 'fcagbe'],
  ['limit', (items) => query(items, orderBy('n'), limit(3)), 'efa'],
  ['limitToLast', (items) => query(items, orderBy('n'), limitToLast(2)), 'dg'],
  ['a limit above the number of results', (items) => query(items, where('n', '==', 2), limit(50)), 'bc'],
  ['startAt', (items) => query(items, orderBy('n'), startAt(2)), 'bcdg'],
  ['startAfter', (items) => query(items, orderBy('n'), startAfter(2)), 'dg'],
  ['endAt', (items) => query(items, orderBy('n'), endAt(2)), 'efabc'],
  ['endBefore', (items) => query(items, orderBy('n'), endBefore(2)), 'efa'],
  [
    'start and end, descending',
    (items) => query(items, orderBy('n', 'desc'), startAt(3), endBefore(1)),
    'dcb',
  ],
  ['a cursor of two values', (items) => query(items, orderBy('s'), orderBy('n'), startAfter('x', 1)), 'cbge'],
  [
    'a cursor shorter than the order',
    (items) => query(items, orderBy('s'), orderBy('n'), startAfter('x')),
    'bge',
  ],
  ['a cursor on the id', (items) => query(items, orderBy(documentId()), startAfter('c'), limit(2)), 'de'],
  ['an id equality', (items) => query(items, where(documentId(), '==', 'b')), 'b'],
  ['ids in', (items) => query(items, where(documentId(), 'in', ['h', 'b', 'none'])), 'bh'],
  [
    'a range of ids',
    (items) => query(items, where(documentId(), '>', 'b'), where(documentId(), '<=', 'd')),
    'cd',
  ],
  [
    'an inequality and cursor',
    (items) => query(items, where('n', '>=', 1), orderBy('n'), startAfter(1)),
    'bcd',
  ],
  [
    'equality and order on another field',
    (items) => query(items, where('s', '==', 'x'), orderBy('n', 'desc')),
    'caf',
  ],
  ['a cursor of a different type from the field', (items) => query(items, orderBy('n'), startAt('a')), ''],
];

async function idsOf(search: Query): Promise<string> {
  return (await getDocs(search)).docs.map((found) => found.id).join('');
}

const pages: Scenario<FirestoreStage>[] = [
  {
    name: 'paging with snapshot cursors returns every result once',
    run: async (stage) => {
      await writeDocuments(stage, DOCUMENTS);
      const pages: string[] = [];
      let page = query(stage.items, orderBy('n'), limit(2));
      for (let found = await getDocs(page); !found.empty; found = await getDocs(page)) {
        pages.push(found.docs.map(({ id }) => id).join(''));
        page = query(stage.items, orderBy('n'), startAfter(found.docs.at(-1)), limit(2));
      }
      return pages;
    },
    expected: ['ef', 'ab', 'cd', 'g'],
  },
  {
    name: 'a query on a missing collection returns nothing',
    run: async ({ items }) => outcome(idsOf(items)),
    expected: '',
  },
];

export const queryScenarios: Scenario<FirestoreStage>[] = [
  ...CASES.map(([name, build, expected]) => ({
    name,
    expected,
    run: async (stage: FirestoreStage) => {
      await writeDocuments(stage, DOCUMENTS);
      return outcome(idsOf(build(stage.items)));
    },
  })),
  ...pages,
];

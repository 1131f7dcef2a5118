import {
  average,
  collectionGroup,
  count,
  doc,
  getAggregate,
  getCount,
  getDocs,
  limit,
  orderBy,
  query,
  setDoc,
  sum,
  where,
} from 'firebase/firestore/lite';
import type { Scenario } from '../scenario';
import { type FirestoreStage, writeDocuments } from './stage';

const NUMBERS = {
  a: { n: 1, kind: 'whole' },
  b: { n: 2, kind: 'whole' },
  c: { n: 0.5, kind: 'part' },
  d: { n: 'text', kind: 'none' },
  e: { kind: 'none' },
};

export const aggregationScenarios: Scenario<FirestoreStage>[] = [
  {
    name: 'count returns the number of results',
    run: async (stage) => {
      await writeDocuments(stage, NUMBERS);
      const counts = [
        stage.items,
        query(stage.items, where('kind', '==', 'whole')),
        query(stage.items, limit(3)),
        query(stage.items, where('kind', '==', 'other')),
      ];
      return Promise.all(counts.map(async (search) => (await getCount(search)).data().count));
    },
    expected: [5, 2, 3, 0],
  },
  {
    name: 'sum and average ignore values that are not numbers',
    run: async (stage) => {
      await writeDocuments(stage, NUMBERS);
      const aggregate = await getAggregate(stage.items, { sum: sum('n'), mean: average('n'), all: count() });
      return aggregate.data();
    },
    // Aggregating a field excludes documents without it, even from a count in the same query.
    expected: { sum: 3.5, mean: 3.5 / 3, all: 4 },
  },
  {
    name: 'only results of the query are aggregated; without results, the sum is zero and the average is null',
    run: async (stage) => {
      await writeDocuments(stage, NUMBERS);
      const of = async (kind: string) =>
        (
          await getAggregate(query(stage.items, where('kind', '==', kind)), {
            sum: sum('n'),
            mean: average('n'),
          })
        ).data();
      return [await of('whole'), await of('missing')];
    },
    expected: [
      { sum: 3, mean: 1.5 },
      { sum: 0, mean: null },
    ],
  },
  {
    name: 'a sum of integers and doubles is a double, or NaN if any value is NaN',
    run: async (stage) => {
      await writeDocuments(stage, {
        a: { n: Number.MAX_SAFE_INTEGER },
        b: { n: 1e300 },
        c: { n: Number.NaN },
      });
      const all = await getAggregate(stage.items, { sum: sum('n') });
      const finite = await getAggregate(query(stage.items, where('n', '>', 0)), { sum: sum('n') });
      return [all.data(), finite.data()];
    },
    expected: [{ sum: Number.NaN }, { sum: 1e300 }],
  },
  {
    name: 'a collection group includes collections at any depth with its id, but not with a longer id',
    run: async ({ db, items }) => {
      const group = `group-${items.id}`;
      await setDoc(doc(db, group, 'top'), { n: 2 });
      await setDoc(doc(items, 'a', group, 'below'), { n: 1 });
      await setDoc(doc(items, 'a', group, 'below', group, 'deep'), { n: 3 });
      await setDoc(doc(items, 'a', `${group}s`, 'other'), { n: 4 });
      const all = await getDocs(collectionGroup(db, group));
      const ordered = await getDocs(
        query(collectionGroup(db, group), where('n', '>', 1), orderBy('n', 'desc')),
      );
      return [all, ordered].map(({ docs }) =>
        docs.map(({ ref }) => ref.path.replaceAll(group, 'group').replaceAll(items.id, 'items')),
      );
    },
    expected: [
      ['group/top', 'items/a/group/below', 'items/a/group/below/group/deep'],
      ['items/a/group/below/group/deep', 'group/top'],
    ],
  },
  {
    name: 'a collection includes only its own documents, not those in their subcollections',
    run: async ({ items }) => {
      await setDoc(doc(items, 'a'), {});
      await setDoc(doc(items, 'a', items.id, 'b'), {});
      return (await getDocs(items)).docs.map(({ id }) => id);
    },
    expected: ['a'],
  },
];

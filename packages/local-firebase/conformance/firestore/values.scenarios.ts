import {
  type DocumentData,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  setDoc,
  where,
  writeBatch,
} from 'firebase/firestore/lite';
import type { Scenario } from '../scenario';
import { plain } from '../transcript';
import type { FirestoreStage } from './stage';
import { orderedValues } from './values';
import { wireScenarios } from './values.wire';

/** Writes documents whose ids sort in the opposite order to their values, and returns the values. */
async function writeAll({ db, items }: FirestoreStage): Promise<[string, unknown][]> {
  const values = orderedValues(db);
  const batch = writeBatch(db);
  values.forEach(([name, value], index) => {
    batch.set(doc(items, String(900 - index)), { name, value });
  });
  await batch.commit();
  return values;
}

const nameOf = (snapshot: { data(): DocumentData }) => snapshot.data().name;

export const valueScenarios: Scenario<FirestoreStage>[] = [
  {
    name: 'every value is read as it was written',
    run: async ({ db, items }) => {
      const written = Object.fromEntries(orderedValues(db));
      await setDoc(doc(items, 'a'), written);
      const read = (await getDoc(doc(items, 'a'))).data();
      return Object.keys(written).filter(
        (name) => !Object.is(JSON.stringify(plain(read?.[name])), JSON.stringify(plain(written[name]))),
      );
    },
    expected: [],
  },
  {
    name: 'ascending order follows the order of types and values',
    run: async (stage) => {
      const values = await writeAll(stage);
      const found = await getDocs(query(stage.items, orderBy('value')));
      return found.docs.map(nameOf).filter((name, index) => name !== values[index]?.[0]);
    },
    expected: [],
  },
  {
    name: 'descending order is the exact reverse of ascending order',
    run: async (stage) => {
      const values = (await writeAll(stage)).reverse();
      const found = await getDocs(query(stage.items, orderBy('value', 'desc')));
      return found.docs.map(nameOf).filter((name, index) => name !== values[index]?.[0]);
    },
    expected: [],
  },
  {
    name: 'equality matches exactly the requested value',
    run: async (stage) => {
      const values = await writeAll(stage);
      const found = values.map(async ([name, value]) => {
        const snapshot = await getDocs(query(stage.items, where('value', '==', value)));
        return [name, snapshot.docs.map(nameOf)] as const;
      });
      return (await Promise.all(found)).filter(([name, names]) => names.join() !== name);
    },
    expected: [],
  },
  {
    name: 'a greater-than filter finds the next value of the same type, and nothing after NaN',
    run: async (stage) => {
      const values = await writeAll(stage);
      const isFollowed = values.map(async ([, value], index) => {
        const snapshot = await getDocs(
          query(stage.items, where('value', '>', value), orderBy('value'), limit(1)),
        );
        return snapshot.docs[0]?.data().name === values[index + 1]?.[0];
      });
      const followed = await Promise.all(isFollowed);
      return values.map(([name]) => name).filter((_, index) => !followed[index]);
    },
    expected: [
      'null',
      'true',
      'nan',
      'infinity',
      'last time',
      'text emoji',
      'bytes 255',
      'reference b/a',
      'point 1,0',
      'list a',
      'vector 2 larger',
    ],
  },
  ...wireScenarios,
];

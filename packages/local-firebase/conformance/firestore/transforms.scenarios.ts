import {
  arrayRemove,
  arrayUnion,
  doc,
  getDoc,
  increment,
  maximum,
  minimum,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
} from 'firebase/firestore/lite';
import type { Scenario } from '../scenario';
import type { FirestoreStage } from './stage';

export const transformScenarios: Scenario<FirestoreStage>[] = [
  {
    name: 'increment adds integers and doubles, and replaces values that are not numbers',
    run: async ({ items }) => {
      const item = doc(items, 'a');
      await setDoc(item, { whole: 1, half: 0.5, text: 'x' });
      await updateDoc(item, {
        whole: increment(2),
        half: increment(1),
        text: increment(3),
        none: increment(4),
      });
      return (await getDoc(item)).data();
    },
    expected: { whole: 3, half: 1.5, text: 3, none: 4 },
  },
  {
    name: 'maximum and minimum keep the larger or smaller number, and replace other values',
    run: async ({ items }) => {
      const item = doc(items, 'a');
      await setDoc(item, { most: 5, least: 5, still: 5, text: 'x' });
      await updateDoc(item, {
        most: maximum(7),
        least: minimum(2.5),
        still: maximum(1),
        text: minimum(9),
        none: maximum(3),
      });
      return (await getDoc(item)).data();
    },
    expected: { most: 7, least: 2.5, still: 5, text: 9, none: 3 },
  },
  {
    name: 'maximum and minimum with NaN are NaN',
    run: async ({ items }) => {
      const item = doc(items, 'a');
      await setDoc(item, { most: 5, least: 5, stays: Number.NaN });
      await updateDoc(item, { most: maximum(Number.NaN), least: minimum(Number.NaN), stays: maximum(1) });
      return (await getDoc(item)).data();
    },
    expected: { most: Number.NaN, least: Number.NaN, stays: Number.NaN },
  },
  {
    name: 'arrayUnion appends missing elements, and arrayRemove removes all equal elements',
    run: async ({ items }) => {
      const item = doc(items, 'a');
      await setDoc(item, { list: [1, 2, 2, { a: 1 }], other: 'x' });
      await updateDoc(item, { list: arrayUnion(2, 3, 3, { a: 1 }), other: arrayUnion('y') });
      const joined = (await getDoc(item)).data();
      await updateDoc(item, { list: arrayRemove(2, { a: 1 }, 1), none: arrayRemove(1) });
      return [joined, (await getDoc(item)).data()];
    },
    expected: [
      { list: [1, 2, 2, { a: 1 }, 3], other: ['y'] },
      { list: [3], other: ['y'], none: [] },
    ],
  },
  {
    name: 'all server timestamps of a write are equal, and close to the current time',
    run: async ({ items }) => {
      const item = doc(items, 'a');
      await setDoc(item, { at: serverTimestamp(), map: { at: serverTimestamp() } });
      const { at, map } = (await getDoc(item)).data() ?? {};
      return [at instanceof Timestamp, at.isEqual(map.at), Math.abs(at.toMillis() - Date.now()) < 60_000];
    },
    expected: [true, true, true],
  },
];

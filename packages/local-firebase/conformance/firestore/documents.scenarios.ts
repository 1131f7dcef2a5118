import {
  addDoc,
  deleteDoc,
  deleteField,
  doc,
  FieldPath,
  getDoc,
  setDoc,
  updateDoc,
} from 'firebase/firestore/lite';
import type { Scenario } from '../scenario';
import { outcome } from '../transcript';
import type { FirestoreStage } from './stage';

export const documentScenarios: Scenario<FirestoreStage>[] = [
  {
    name: 'a document that was never written does not exist',
    run: async ({ items }) => (await getDoc(doc(items, 'a'))).exists(),
    expected: false,
  },
  {
    name: 'set replaces the whole document',
    run: async ({ items }) => {
      const item = doc(items, 'a');
      await setDoc(item, { kept: 1, gone: 2 });
      await setDoc(item, { kept: 3 });
      return (await getDoc(item)).data();
    },
    expected: { kept: 3 },
  },
  {
    name: 'set with merge keeps the other fields, including those inside maps',
    run: async ({ items }) => {
      const item = doc(items, 'a');
      await setDoc(item, { kept: 1, map: { inner: 1, other: 2 } });
      await setDoc(item, { map: { inner: 3 }, added: [1] }, { merge: true });
      return (await getDoc(item)).data();
    },
    expected: { kept: 1, map: { inner: 3, other: 2 }, added: [1] },
  },
  {
    name: 'set with merge creates a missing document',
    run: async ({ items }) => {
      await setDoc(doc(items, 'a'), { value: 1 }, { merge: true });
      return (await getDoc(doc(items, 'a'))).data();
    },
    expected: { value: 1 },
  },
  {
    name: 'set with mergeFields writes only the named fields',
    run: async ({ items }) => {
      const item = doc(items, 'a');
      await setDoc(item, { a: 1, b: 1, c: { d: 1, e: 1 } });
      await setDoc(item, { a: 2, b: 2, c: { d: 2, e: 2 } }, { mergeFields: ['a', 'c.d'] });
      return (await getDoc(item)).data();
    },
    expected: { a: 2, b: 1, c: { d: 2, e: 1 } },
  },
  {
    name: 'set with merge and an empty map replaces that map',
    run: async ({ items }) => {
      const item = doc(items, 'a');
      await setDoc(item, { map: { a: 1 } });
      await setDoc(item, { map: {} }, { merge: true });
      return (await getDoc(item)).data();
    },
    expected: { map: {} },
  },
  {
    name: 'update writes nested fields by their path and deletes fields',
    run: async ({ items }) => {
      const item = doc(items, 'a');
      await setDoc(item, { map: { inner: 1, other: 2 }, gone: 3 });
      await updateDoc(item, { 'map.inner': 4, gone: deleteField(), 'new.deep.field': true });
      return (await getDoc(item)).data();
    },
    expected: { map: { inner: 4, other: 2 }, new: { deep: { field: true } } },
  },
  {
    name: 'field names with dots, backticks, spaces and non-Latin letters are not treated as paths',
    run: async ({ items }) => {
      const item = doc(items, 'a');
      await setDoc(item, { 'a.b': 1, 'back`tick': 2, 'with space': 3, ключ: 4, '\\': 5 });
      await updateDoc(
        item,
        new FieldPath('a.b'),
        10,
        new FieldPath('back`tick'),
        20,
        new FieldPath('ключ'),
        40,
      );
      return (await getDoc(item)).data();
    },
    expected: { 'a.b': 10, 'back`tick': 20, 'with space': 3, ключ: 40, '\\': 5 },
  },
  {
    name: 'the names of JavaScript object properties are ordinary field names',
    run: async ({ items }) => {
      const item = doc(items, 'a');
      await setDoc(item, { constructor: 1, toString: 2, hasOwnProperty: { valueOf: 3 } });
      await updateDoc(item, 'hasOwnProperty.valueOf', 4);
      return (await getDoc(item)).data();
    },
    expected: { constructor: 1, toString: 2, hasOwnProperty: { valueOf: 4 } },
  },
  {
    name: 'update of a missing document fails and creates nothing',
    run: async ({ items }) => [
      await outcome(updateDoc(doc(items, 'a'), { value: 1 })),
      (await getDoc(doc(items, 'a'))).exists(),
    ],
    expected: ['fails with not-found', false],
  },
  {
    name: 'delete removes a document, and succeeds for a missing document',
    run: async ({ items }) => {
      const item = doc(items, 'a');
      await setDoc(item, { value: 1 });
      await deleteDoc(item);
      return [(await getDoc(item)).exists(), await outcome(deleteDoc(item))];
    },
    expected: [false, 'ok'],
  },
  {
    name: 'delete leaves the subcollections in place',
    run: async ({ items }) => {
      const below = doc(items, 'a', 'below', 'b');
      await setDoc(doc(items, 'a'), {});
      await setDoc(below, { value: 1 });
      await deleteDoc(doc(items, 'a'));
      return (await getDoc(below)).data();
    },
    expected: { value: 1 },
  },
  {
    name: 'add creates a document with a new id of twenty characters',
    run: async ({ items }) => {
      const added = await addDoc(items, { value: 1 });
      return [added.id.length, (await getDoc(added)).data()];
    },
    expected: [20, { value: 1 }],
  },
];

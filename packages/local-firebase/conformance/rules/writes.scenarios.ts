import {
  collectionGroup,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  increment,
  serverTimestamp,
  setDoc,
  updateDoc,
} from 'firebase/firestore/lite';
import type { Scenario } from '../scenario';
import { outcome } from '../transcript';
import { DENIED, type RulesStage, seed } from './stage';

export const writeRulesScenarios: Scenario<RulesStage>[] = [
  {
    name: 'in rules, a server timestamp equals request.time',
    run: async ({ as }) => {
      const item = doc(as('anyone'), 'stamped/a');
      const both = await outcome(setDoc(item, { at: serverTimestamp(), again: serverTimestamp() }));
      // The device's time is often the server's to the millisecond, so the second time is one that no request can have.
      return [both, await outcome(setDoc(item, { at: serverTimestamp(), again: new Date(0) }))];
    },
    expected: ['ok', DENIED],
  },
  {
    name: 'resource is null for a missing document',
    run: async ({ as, owner }) => {
      await seed(owner, { 'stamped/there': {}, 'stamped/none': null });
      const db = as('anyone');
      const none = await getDoc(doc(db, 'stamped/none'));
      return [none.exists(), await outcome(getDoc(doc(db, 'stamped/there')))];
    },
    expected: [false, DENIED],
  },
  {
    name: 'in rules, request.resource is the whole document after an update',
    run: async ({ as, owner }) => {
      await seed(owner, { 'masked/a': { kept: 1, changed: 1 } });
      const item = doc(as('anyone'), 'masked/a');
      const changes = [
        { changed: 2 },
        { kept: 2 },
        { kept: 1, changed: 3 },
        { changed: 3, added: 1 },
        { changed: increment(1) },
      ];
      const seen: unknown[] = [];
      for (const change of changes) seen.push(await outcome(updateDoc(item, change)));
      return [
        ...seen,
        await outcome(setDoc(item, { changed: 4 })),
        await outcome(setDoc(item, { changed: 4 }, { merge: true })),
      ];
    },
    expected: ['ok', DENIED, 'ok', DENIED, 'ok', DENIED, 'ok'],
  },
  {
    name: 'a denied update of a missing document fails with permission-denied, not with not-found',
    run: async ({ as, owner }) => {
      await seed(owner, { 'masked/none': null });
      return outcome(updateDoc(doc(as('anyone'), 'masked/none'), { changed: 1 }));
    },
    expected: DENIED,
  },
  {
    name: 'rules can look up ten documents for one request, but not eleven',
    run: async ({ as, owner }) => {
      const known = Array.from({ length: 11 }, (_, index) => [`known/${index + 1}`, {}]);
      await seed(owner, { ...Object.fromEntries(known), 'known/same': {}, 'many/a': null, 'many/b': {} });
      const db = as('anyone');
      const operations = [
        getDoc(doc(db, 'many/b')),
        setDoc(doc(db, 'many/a'), {}),
        deleteDoc(doc(db, 'many/b')),
      ];
      return Promise.all(operations.map(async (operation) => await outcome(operation.then(() => 'ok'))));
    },
    expected: ['ok', 'ok', DENIED],
  },
  {
    name: 'a recursive wildcard before a collection covers its collection group',
    run: async ({ as, owner }) => {
      await seed(owner, { 'a/b/comments/c': { author: 'ana' }, 'comments/d': { author: 'ben' } });
      const find = (actor: 'ana' | 'anyone') =>
        getDocs(collectionGroup(as(actor), 'comments')).then(({ size }) => size);
      const write = (path: string) => outcome(setDoc(doc(as('ana'), path), { author: 'ana' }));
      return [
        await find('ana'),
        await outcome(find('anyone')),
        await write('x/y/comments/z'),
        await write('x/y/other/z'),
      ];
    },
    expected: [2, DENIED, 'ok', DENIED],
  },
];

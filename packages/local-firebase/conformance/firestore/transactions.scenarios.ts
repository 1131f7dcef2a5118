import { deleteDoc, doc, getDoc, runTransaction, setDoc, updateDoc } from 'firebase/firestore/lite';
import type { Scenario } from '../scenario';
import { outcome } from '../transcript';
import type { FirestoreStage } from './stage';

export const transactionScenarios: Scenario<FirestoreStage>[] = [
  {
    name: 'a transaction reads and writes',
    run: async ({ db, items }) => {
      const item = doc(items, 'a');
      await setDoc(item, { n: 1 });
      await runTransaction(db, async (transaction) => {
        const { n } = (await transaction.get(item)).data() ?? {};
        transaction.update(item, { n: n + 1 }).set(doc(items, 'b'), { n });
      });
      return [(await getDoc(item)).data(), (await getDoc(doc(items, 'b'))).data()];
    },
    expected: [{ n: 2 }, { n: 1 }],
  },
  {
    name: 'a transaction is retried if a document that it read has changed',
    run: async ({ db, items }) => {
      const item = doc(items, 'a');
      await setDoc(item, { n: 1 });
      let runs = 0;
      await runTransaction(db, async (transaction) => {
        const { n } = (await transaction.get(item)).data() ?? {};
        runs += 1;
        if (runs === 1) await updateDoc(item, { n: 10 });
        transaction.update(item, { n: n + 1 });
      });
      return [runs, (await getDoc(item)).data()];
    },
    expected: [2, { n: 11 }],
  },
  {
    name: 'a transaction is retried if a document that it found missing has been created',
    run: async ({ db, items }) => {
      const item = doc(items, 'a');
      let runs = 0;
      await runTransaction(db, async (transaction) => {
        const found = await transaction.get(item);
        runs += 1;
        if (runs === 1) await setDoc(item, { n: 10 });
        transaction.set(item, { n: found.exists() ? 2 : 1 });
      });
      return [runs, (await getDoc(item)).data()];
    },
    expected: [2, { n: 2 }],
  },
  {
    name: 'a transaction is retried if a document that it only read has been changed or deleted',
    run: async ({ db, items }) => {
      await setDoc(doc(items, 'read'), { n: 1 });
      let runs = 0;
      await runTransaction(db, async (transaction) => {
        const found = await transaction.get(doc(items, 'read'));
        runs += 1;
        if (runs === 1) await updateDoc(doc(items, 'read'), { n: 2 });
        if (runs === 2) await deleteDoc(doc(items, 'read'));
        transaction.set(doc(items, 'written'), { seen: found.data()?.n ?? null });
      });
      return [runs, (await getDoc(doc(items, 'written'))).data()];
    },
    expected: [3, { seen: null }],
  },
  {
    name: 'a transaction that never succeeds fails after the maximum number of attempts',
    run: async ({ db, items }) => {
      const item = doc(items, 'a');
      await setDoc(item, { n: 0 });
      const stubborn = runTransaction(
        db,
        async (transaction) => {
          const found = await transaction.get(item);
          await updateDoc(item, { n: found.data()?.n + 1 });
          transaction.update(item, { n: -1 });
        },
        { maxAttempts: 2 },
      );
      return [await outcome(stubborn), (await getDoc(item)).data()];
    },
    expected: ['fails with failed-precondition', { n: 2 }],
  },
  {
    name: 'five concurrent transactions on one counter lose no increment',
    run: async ({ db, items }) => {
      const item = doc(items, 'a');
      await setDoc(item, { n: 0 });
      const add = () =>
        runTransaction(
          db,
          async (transaction) => {
            const found = await transaction.get(item);
            transaction.update(item, { n: found.data()?.n + 1 });
          },
          { maxAttempts: 200 },
        );
      await Promise.all(Array.from({ length: 5 }, add));
      return (await getDoc(item)).data();
    },
    expected: { n: 5 },
  },
  {
    name: 'an error thrown by a transaction is rethrown, and nothing is written',
    run: async ({ db, items }) => {
      const failing = runTransaction(db, async (transaction) => {
        transaction.set(doc(items, 'a'), {});
        throw new Error('changed my mind');
      });
      return [await failing.catch((error: Error) => error.message), (await getDoc(doc(items, 'a'))).exists()];
    },
    expected: ['changed my mind', false],
  },
];

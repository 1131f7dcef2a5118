import {
  deleteDoc,
  doc,
  getDoc,
  increment,
  runTransaction,
  setDoc,
  updateDoc,
  writeBatch,
} from 'firebase/firestore/lite';
import type { Scenario } from '../scenario';
import { outcome } from '../transcript';
import { DENIED, type RulesStage, seed } from './stage';

export const commitRulesScenarios: Scenario<RulesStage>[] = [
  {
    name: 'getAfter reads the state after the whole commit, and get reads the state before it',
    run: async ({ as, owner }) => {
      await seed(owner, { 'profiles/ana': { posts: 1 }, 'posts/new': null });
      const db = as('ana');
      const post = (by: number) =>
        writeBatch(db)
          .set(doc(db, 'posts/new'), { text: 'x' })
          .update(doc(db, 'profiles/ana'), { posts: increment(by) })
          .commit();
      return [
        await outcome(setDoc(doc(db, 'posts/new'), {})),
        await outcome(post(2)),
        await outcome(post(1)),
      ];
    },
    expected: [DENIED, DENIED, 'ok'],
  },
  {
    name: 'getAfter does not depend on the order of writes in a commit',
    run: async ({ as, owner }) => {
      await seed(owner, { 'profiles/ana': { posts: 1 }, 'posts/new': null });
      const db = as('ana');
      const batch = writeBatch(db)
        .update(doc(db, 'profiles/ana'), { posts: 2 })
        .set(doc(db, 'posts/new'), {});
      return outcome(batch.commit());
    },
    expected: 'ok',
  },
  {
    name: 'existsAfter reflects a deletion in the same commit',
    run: async ({ as, owner }) => {
      await seed(owner, { 'profiles/ana': { posts: 1 }, 'posts/old': {} });
      const db = as('ana');
      const alone = await outcome(deleteDoc(doc(db, 'posts/old')));
      const batch = writeBatch(db).delete(doc(db, 'posts/old')).delete(doc(db, 'profiles/ana'));
      return [alone, await outcome(batch.commit())];
    },
    expected: [DENIED, 'ok'],
  },
  {
    name: 'exists checks the state before the commit, even for the written document',
    run: async ({ as, owner }) => {
      await seed(owner, { 'profiles/ben': null });
      return outcome(setDoc(doc(as('anyone'), 'profiles/ben'), {}));
    },
    expected: 'ok',
  },
  {
    name: 'a constraint on two documents holds only if both change together',
    run: async ({ as, owner }) => {
      await seed(owner, { 'accounts/left': { sum: 60 }, 'accounts/right': { sum: 40 } });
      const db = as('ana');
      const transfer = (out: number, into: number) =>
        writeBatch(db)
          .update(doc(db, 'accounts/left'), { sum: increment(-out) })
          .update(doc(db, 'accounts/right'), { sum: increment(into) })
          .commit();
      const alone = await outcome(updateDoc(doc(db, 'accounts/left'), { sum: 50 }));
      return [alone, await outcome(transfer(10, 20)), await outcome(transfer(10, 10))];
    },
    expected: [DENIED, DENIED, 'ok'],
  },
  {
    name: 'a commit with one denied write is denied as a whole',
    run: async ({ as, owner }) => {
      await seed(owner, { 'profiles/ana': { posts: 1 }, 'profiles/ben': { posts: 1 } });
      const db = as('ana');
      const batch = writeBatch(db)
        .update(doc(db, 'profiles/ana'), { posts: 5 })
        .update(doc(db, 'profiles/ben'), { posts: 5 });
      return [await outcome(batch.commit()), (await getDoc(doc(owner, 'profiles/ana'))).data()];
    },
    expected: [DENIED, { posts: 1 }],
  },
  {
    name: 'the rules are checked when a transaction commits',
    run: async ({ as, owner }) => {
      await seed(owner, { 'profiles/ana': { posts: 1 }, 'stamped/a': null });
      const db = as('ana');
      return outcome(
        runTransaction(db, async (transaction) => {
          await transaction.get(doc(db, 'stamped/a'));
          transaction.update(doc(db, 'profiles/ana'), { posts: 2 }).delete(doc(db, 'stamped/a'));
        }),
      );
    },
    expected: DENIED,
  },
];

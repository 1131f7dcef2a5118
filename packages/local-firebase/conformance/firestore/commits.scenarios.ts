import { doc, getDoc, setDoc, writeBatch } from 'firebase/firestore/lite';
import type { Scenario } from '../scenario';
import { outcome } from '../transcript';
import type { FirestoreStage } from './stage';

export const commitScenarios: Scenario<FirestoreStage>[] = [
  {
    name: 'a batch creates, updates and deletes documents',
    run: async ({ db, items }) => {
      await setDoc(doc(items, 'gone'), {});
      await setDoc(doc(items, 'changed'), { a: 1, b: 1 });
      await writeBatch(db)
        .set(doc(items, 'new'), { a: 1 })
        .update(doc(items, 'changed'), { a: 2 })
        .delete(doc(items, 'gone'))
        .commit();
      return Promise.all(
        ['new', 'changed', 'gone'].map(async (id) => (await getDoc(doc(items, id))).data() ?? null),
      );
    },
    expected: [{ a: 1 }, { a: 2, b: 1 }, null],
  },
  {
    name: 'a batch with one failing write writes nothing',
    run: async ({ db, items }) => {
      const batch = writeBatch(db).set(doc(items, 'a'), { a: 1 }).update(doc(items, 'missing'), { a: 1 });
      return [await outcome(batch.commit()), (await getDoc(doc(items, 'a'))).exists()];
    },
    expected: ['fails with not-found', false],
  },
  {
    name: 'the writes of a batch are applied in order',
    run: async ({ db, items }) => {
      const item = doc(items, 'a');
      await writeBatch(db)
        .set(item, { a: 1, b: 1 })
        .update(item, { a: 2 })
        .delete(item)
        .set(item, { c: 3 })
        .commit();
      return (await getDoc(item)).data();
    },
    expected: { c: 3 },
  },
  {
    name: 'an empty batch succeeds',
    run: async ({ db }) => outcome(writeBatch(db).commit()),
    expected: 'ok',
  },
];

import {
  collectionGroup,
  doc,
  type Firestore,
  getDocs,
  limit,
  query,
  startAfter,
  where,
  writeBatch,
} from 'firebase/firestore/lite';
import { openReader } from '../../store/database';
import { type Local, OPEN, ROOT, startLocal } from '../../testing/start-local';
import { createQueryRunner } from './find';
import { readQuery } from './read-query';

const COLLECTIONS = 150;

describe('a query for a collection group with many collections', () => {
  let local: Local;
  let db: Firestore;

  beforeAll(async () => {
    local = await startLocal(OPEN);
    db = local.client();
    const batch = writeBatch(db);
    for (let index = 0; index < COLLECTIONS; index += 1) {
      const parent = `items/${String(index).padStart(3, '0')}`;
      batch.set(doc(db, `${parent}/versions/1`), { kind: index % 2 ? 'x' : 'y' });
      batch.set(doc(db, `${parent}/versions/2`), { kind: 'x' });
      batch.set(doc(db, `${parent}/others/1`), { kind: 'x' });
    }
    await batch.commit();
  });
  afterAll(() => local.close());

  const versions = () => query(collectionGroup(db, 'versions'), where('kind', '==', 'x'));

  it('finds each document once, in the order of names, page by page', async () => {
    const found: string[] = [];
    let page = await getDocs(query(versions(), limit(40)));
    while (page.docs.length > 0) {
      found.push(...page.docs.map(({ ref }) => ref.path));
      page = await getDocs(query(versions(), startAfter(page.docs.at(-1)), limit(40)));
    }
    expect(found).toHaveLength(COLLECTIONS * 1.5);
    expect(found).toEqual([...new Set(found)].sort());
    expect(found.every((path) => path.includes('/versions/'))).toBe(true);
  });

  it('stops at its limit instead of sorting the rest of every collection', () => {
    const reader = openReader(local.options.dataDir);
    const wanted = readQuery(ROOT, [], {
      from: [{ collectionId: 'versions', allDescendants: true }],
      limit: 10,
      offset: 0,
      orderBy: [],
    });
    const found = createQueryRunner(reader, ROOT).rowsSql(wanted);
    const plan = reader.prepare(`EXPLAIN QUERY PLAN ${found?.text}`).all(found?.values);
    reader.close();
    expect(JSON.stringify(plan)).not.toContain('TEMP B-TREE');
  });
});

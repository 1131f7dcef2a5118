import {
  collection,
  collectionGroup,
  type Firestore,
  getDocs,
  or,
  type Query,
  query,
  where,
} from 'firebase/firestore/lite';
import { firestoreRules, type Local, startLocal, verdict } from '../../testing/start-local';

describe('a query under rules', () => {
  let local: Local;
  let db: Firestore;

  beforeAll(async () => {
    local = await startLocal(
      firestoreRules(`
        match /blogs/{id} { allow list: if resource.data.open == true || resource.data.kind == 'a'; }
        match /{path=**}/notes/{id} { allow list; }
        match /{collection}/{id}/history/{revision} { allow list; }
        match /links/{id} { allow get; }
        match /numbers/{id} { allow read: if resource.data.n in [1]; }`),
    );
    db = local.client();
  });
  afterAll(() => local.close());

  const outcome = (search: Query) =>
    getDocs(search).then(
      () => 'allowed',
      (error: { code: string }) => error.code,
    );

  it.each<[string, () => Query, string]>([
    [
      'is allowed if its filter proves the rule',
      () => query(collection(db, 'blogs'), where('open', '==', true)),
      'allowed',
    ],
    ['is denied without a filter', () => collection(db, 'blogs'), 'permission-denied'],
    [
      'is allowed if every alternative proves the rule',
      () => query(collection(db, 'blogs'), or(where('open', '==', true), where('kind', '==', 'a'))),
      'allowed',
    ],
    [
      'is denied if one alternative does not prove the rule',
      () => query(collection(db, 'blogs'), or(where('open', '==', true), where('kind', '==', 'b'))),
      'permission-denied',
    ],
    [
      'is allowed on a collection group that a recursive wildcard covers',
      () => collectionGroup(db, 'notes'),
      'allowed',
    ],
    [
      'is denied on a collection group that the rules cover at one depth only',
      () => collectionGroup(db, 'history'),
      'permission-denied',
    ],
    ['is denied if the rules allow only get', () => collection(db, 'links'), 'permission-denied'],
  ])('%s', async (_, build, expected) => {
    expect(await outcome(build())).toBe(expected);
  });

  it('for collection ids is allowed only if the caller is the owner', async () => {
    await local.asOwner('/c?documentId=d', { fields: {} });
    expect(verdict(await local.asAnyone(':listCollectionIds', {}))).toBe('403 PERMISSION_DENIED');
    expect((await local.asOwner(':listCollectionIds', {})).body).toEqual({ collectionIds: ['c'] });
  });

  it('lists an equal double for an integer in the rule, as the official emulator does', async () => {
    await local.asOwner('/numbers?documentId=double', { fields: { n: { doubleValue: 1 } } });
    const listed = await getDocs(query(collection(db, 'numbers'), where('n', '==', 1)));
    expect(listed.docs.map(({ id }) => id)).toEqual(['double']);
    expect(verdict(await local.asAnyone('/numbers/double'))).toBe('403 PERMISSION_DENIED');
  });
});

import { allows, documentAt, holds, lookupOf } from './testing/firestore';

const people = Array.from({ length: 12 }, (_, index) =>
  documentAt(`people/p${index}`, { n: { integerValue: index } }),
);

describe('match statements', () => {
  it('deny every request that no allow statement allows', () => {
    expect(allows('match /open/{id} { allow read: if true; }', { path: ['other', 'x'] })).toBe(false);
    expect(allows('match /open/{id} { allow write: if true; }', { path: ['open', 'x'] })).toBe(false);
    expect(allows('match /open/{id} { allow read; }', { path: ['open', 'x'] })).toBe(true);
  });

  it('can be nested, and each wildcard matches one segment', () => {
    const rules = "match /a/{x} { match /b/{y} { allow get: if x == '1' && y == '2'; } }";
    expect(allows(rules, { path: ['a', '1', 'b', '2'] })).toBe(true);
    expect(allows(rules, { path: ['a', '1'] })).toBe(false);
    expect(allows(rules, { path: ['a', '1', 'c', '2'] })).toBe(false);
  });

  it('match any number of segments with a recursive wildcard', () => {
    const rules = 'match /a/{rest=**} { allow get: if rest[0] == "1"; }';
    expect(allows(rules, { path: ['a', '1'] })).toBe(true);
    expect(allows(rules, { path: ['a', '1', 'b', '2'] })).toBe(true);
    expect(allows(rules, { path: ['b', '1'] })).toBe(false);
  });

  it('distinguish create, update and delete', () => {
    const rules = `match /a/{x} {
      allow create: if resource == null && request.resource.data.n == 1;
      allow update: if resource.data.n == 1 && request.resource.data.n == 2;
      allow delete: if request.resource == null && resource.data.n == 2;
    }`;
    const one = { n: { integerValue: '1' } };
    const two = { n: { integerValue: '2' } };
    const path = ['a', 'x'];
    expect(allows(rules, { path, method: 'create', incoming: one })).toBe(true);
    expect(allows(rules, { path, method: 'create', incoming: two })).toBe(false);
    expect(allows(rules, { path, method: 'update', resource: documentAt('a/x', one), incoming: two })).toBe(
      true,
    );
    expect(allows(rules, { path, method: 'delete', resource: documentAt('a/x', two) })).toBe(true);
    expect(allows(rules, { path, method: 'delete', resource: documentAt('a/x', one) })).toBe(false);
  });
});

describe('documents that rules look up', () => {
  const lookup = lookupOf(...people);
  const exists = (id: string) => `exists(/databases/$(database)/documents/people/${id})`;

  it('are read in their earlier state by get and exists, and in their later state by existsAfter', () => {
    const asked = { lookup: { before: lookup.before, after: () => null } };
    expect(holds(`${exists('p1')} && !${exists('nobody')}`, {}, asked)).toBe(true);
    expect(holds('get(/databases/$(database)/documents/people/p3).data.n == 3', {}, asked)).toBe(true);
    expect(holds('existsAfter(/databases/$(database)/documents/people/p3)', {}, asked)).toBe(false);
    expect(holds('get(/databases/$(database)/documents/people/nobody) == null', {}, asked)).toBe(false);
  });

  it('are limited to ten, and each document counts once', () => {
    const all = (count: number) =>
      people
        .slice(0, count)
        .map((_, index) => exists(`p${index}`))
        .join(' && ');
    expect(holds(`${all(10)} && ${all(10)} && !exists(request.path)`, {}, { lookup })).toBe(true);
    expect(holds(all(11), {}, { lookup })).toBe(false);
  });

  it('are not found if a path segment contains a slash', () => {
    expect(
      holds(exists("$('p1/x/y')"), {}, { lookup: { before: () => people[0] ?? null, after: () => null } }),
    ).toBe(false);
  });
});

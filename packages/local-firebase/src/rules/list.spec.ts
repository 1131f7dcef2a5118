import type { WireValue } from '../firestore/wire';
import { ANY_SEGMENT, type QueryFilter } from './index';
import { allows, proves } from './testing/firestore';

const where = (path: string, op: QueryFilter['op'], value: WireValue): QueryFilter => ({
  path: path.split('.'),
  op,
  value,
});
const text = (stringValue: string): WireValue => ({ stringValue });
const texts = (...values: string[]): WireValue => ({ arrayValue: { values: values.map(text) } });
const time = (timestampValue: string): WireValue => ({ timestampValue });

describe('a query', () => {
  it('with an equality filter proves rules about the value and type of the field', () => {
    expect(proves("resource.data.s == 'a'", where('s', '==', text('a')))).toBe(true);
    expect(proves("resource.data.s == 'a'", where('s', '==', text('b')))).toBe(false);
    expect(proves("resource.data.s == 'a'")).toBe(false);
    expect(proves('resource.data.m.n is string', where('m.n', '==', text('a')))).toBe(true);
  });

  it('with a bound proves a rule that is no stricter than the bound', () => {
    const due = 'resource.data.at <= request.time';
    expect(proves(due, where('at', '<=', time('2024-06-01T11:59:30Z')))).toBe(true);
    expect(proves(due, where('at', '<=', time('2024-06-01T12:00:00Z')))).toBe(true);
    expect(proves(due, where('at', '<=', time('2024-06-01T12:00:01Z')))).toBe(false);
    expect(proves(due, where('at', '>=', time('2024-01-01T00:00:00Z')))).toBe(false);
    expect(proves("resource.data.s > 'a'", where('s', '>=', text('a')))).toBe(false);
    expect(proves("resource.data.s != 'a'", where('s', '>', text('a')))).toBe(true);
  });

  it.each([
    ["!(resource.data.s > 'b')"],
    ["!(resource.data.s in ['z'])"],
    ["!(['z'].hasAny([resource.data.s]))"],
    ["!([resource.data.s] == ['z'])"],
    ["!([resource.data.s].toSet().hasAny(['z']))"],
    ['!(resource.data.s is string)'],
    ['resource.data.s == resource.data.s'],
  ])("with s > 'a' does not prove %s", (condition) => {
    expect(proves(condition, where('s', '>', text('a')))).toBe(false);
  });

  it('is allowed only if the rule holds for every alternative of `in`', () => {
    const rule = "resource.data.s in ['a', 'b']";
    expect(proves(rule, where('s', 'in', texts('a', 'b')))).toBe(true);
    expect(proves(rule, where('s', 'in', texts('a', 'c')))).toBe(false);
    expect(proves("!(resource.data.s in ['a'])", where('s', 'not-in', texts('a', 'b')))).toBe(true);
  });

  it('with array-contains proves that a list contains an element', () => {
    expect(proves("'a' in resource.data.l", where('l', 'array-contains', text('a')))).toBe(true);
    expect(proves("'b' in resource.data.l", where('l', 'array-contains', text('a')))).toBe(false);
    expect(proves("!('b' in resource.data.l)", where('l', 'array-contains', text('a')))).toBe(false);
    const any = where('l', 'array-contains-any', texts('a', 'b'));
    expect(proves("resource.data.l.hasAny(['a', 'b', 'c'])", any)).toBe(true);
    expect(proves("resource.data.l.hasAny(['a'])", any)).toBe(false);
  });

  it('proves a disjunction if it proves either side', () => {
    const rule = 'resource.data.published == true || resource.data.at <= request.time';
    expect(proves(rule, where('published', '==', { booleanValue: true }))).toBe(true);
    expect(proves(rule, where('at', '<=', time('2024-01-01T00:00:00Z')))).toBe(true);
    expect(proves(rule, where('published', '==', { booleanValue: false }))).toBe(false);
  });

  it('proves its limit and offset, but nothing about ids', () => {
    expect(proves("id != 'secret'")).toBe(false);
    expect(proves('request.query.limit <= 10 && request.query.offset == 0')).toBe(true);
    expect(proves('request.query.limit < 10')).toBe(false);
  });

  it('of a collection group is allowed only if the rules allow it under every parent', () => {
    const query = { filters: [], limit: null, offset: null, orderBy: [] };
    const asked = { method: 'list', path: [ANY_SEGMENT, ANY_SEGMENT, 'posts'], query } as const;
    const path = [...asked.path];
    expect(allows('match /{parent=**}/posts/{id} { allow list: if true; }', { ...asked, path })).toBe(true);
    expect(allows('match /users/{user}/posts/{id} { allow list: if true; }', { ...asked, path })).toBe(false);
    expect(allows("match /{a}/{b}/posts/{id} { allow list: if a != 'x'; }", { ...asked, path })).toBe(false);
  });
});

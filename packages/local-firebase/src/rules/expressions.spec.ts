import { allows, documentAt, holds } from './testing/firestore';

describe('operators', () => {
  it.each([
    ['1 == 1.0 && !(1 in [1.0]) && [1] != [1.0]'],
    ['7 / 2 == 3 && -7 % 3 == -1 && 7.0 / 2 == 3.5'],
    ['9223372036854775807 - 1 == 9223372036854775806'],
    ['true || 1 / 0 == 1'],
    ['1 / 0 == 1 || true'],
    ['!(1 / 0 == 1 && false)'],
    ['!(false && 1 / 0 == 1)'],
    ['false ? 1 / 0 == 1 : true'],
    ['1 is int == true && 1.0 is float && 1 is number'],
    ['1 == 2 in [false]'],
    ["'hello'[1:3] == 'el' && [1, 2, 3][1:] == [2, 3] && [1, 2, 3][:1] == [1]"],
    ["/a/$('b')/c == path('/a/b/c') && (/a/b)[1] == 'b'"],
  ])('%s holds', (condition) => {
    expect(holds(condition)).toBe(true);
  });

  it.each([
    ['1 / 0 == 1 || false'],
    ['1 / 0 == 1 && true'],
    ['!(1 / 0 == 1)'],
    ['9223372036854775807 + 1 > 0'],
    ["'a' + 1 == 'a1'"],
    ['1'],
    ['null'],
    ["'true'"],
    ['[1][1] == 1'],
    ["'abc'[0:9] == 'abc'"],
    ["/a/$('b/c') == /a/b/c"],
  ])('%s does not hold', (condition) => {
    expect(holds(condition)).toBe(false);
  });
});

describe('the library', () => {
  it.each([
    ["{'a': 1}.get([], 5) == {'a': 1}"],
    ["'abc'.replace('z', '$9') == 'abc'"],
    ['math.round(0.49999999999999994) == 0 && math.round(2.5) == 3'],
    ["float('0x1p3') == 8.0"],
    ['request.writeFields == null'],
    ["'user@mail.example'.matches('.*@mail[.]example') && !'abc'.matches('b')"],
    ["'abc'.replace('(b)', '$1$1') == 'abbc' && 'a,b,,'.split(',') == ['a', 'b']"],
    ["{'a': 1, 'b': 1}.diff({'a': 2, 'c': 1}).affectedKeys() == ['a', 'b', 'c'].toSet()"],
    ["{'a': 1}.diff({'a': 1}).unchangedKeys().hasOnly(['a'])"],
    ["{'a': {'b': 2}}.get(['a', 'b'], 0) == 2 && {'a': 1}.get('z', 5) == 5"],
    ["timestamp.date(2024, 2, 29) + duration.value(1, 'd') == timestamp.date(2024, 3, 1)"],
    ['request.time.year() == 2024 && request.time.dayOfWeek() == 6'],
    ["duration.value(-1500, 'ms').seconds() == -1"],
    ["hashing.md5('abc').toHexString() == '900150983CD24FB0D6963F7D28E17F72'"],
    ["hashing.crc32c('abc').toHexString() == 'B73F4B36' && b'\\xff'.toBase64() == '_w=='"],
    ["'😀'[0].toUtf8() == b'?' && hashing.md5('😀'[1]) == hashing.md5('?')"],
    ['math.round(1.5) == 2 && math.pow(2, 3) is float && math.isNaN(math.sqrt(-1))'],
    ['latlng.value(0, 0).distance(latlng.value(0, 1)) > 111195.08'],
    ["string(2.0) == '2.0' && int('-5') == -5 && float('1e3') == 1000.0"],
    ["/a/{x}.bind({'x': 'y'}) == /a/y"],
  ])('%s holds', (condition) => {
    expect(holds(condition)).toBe(true);
  });

  it('converts only strings to paths', () => {
    expect(holds("path('/a') == /a")).toBe(true);
    expect(holds('path(/a) == /a')).toBe(false);
  });
});

describe('the name of a built-in JavaScript property', () => {
  const names = ['__proto__', 'constructor', 'toString', 'hasOwnProperty'];

  it.each(names)('has no value unless a document contains a field of this name: %s', (name) => {
    expect(holds(`'${name}' in resource.data`)).toBe(false);
    expect(holds(`resource.data.${name} != null`)).toBe(false);
    expect(holds(`request.auth.token.${name} != null`)).toBe(false);
    expect(holds(`'text'.${name} != null`)).toBe(false);
  });

  it.each(names)('can be the name of a field in a document or a map: %s', (name) => {
    const fields = Object.fromEntries([[name, { stringValue: 'data' }]]);
    expect(holds(`resource.data.${name} == 'data' && {'${name}': 1}.${name} == 1`, fields)).toBe(true);
  });
});

describe('functions', () => {
  it('can read their arguments, variables and enclosing captures', () => {
    const body = "function f(a) { let b = a + '!'; return b == 'x!' && id == 'one'; }";
    const rules = `match /items/{id} { ${body} allow get: if f('x'); }`;
    expect(holdsIn(rules)).toBe(true);
  });

  it('fail only if a variable without a value is used', () => {
    const rules = (result: string) =>
      `match /items/{id} { function f() { let x = resource.data.absent; return ${result}; } allow get: if f(); }`;
    expect(holdsIn(rules('true'))).toBe(true);
    expect(holdsIn(rules('x == null'))).toBe(false);
  });

  it('fail if the request evaluates more than 1,000 expressions', () => {
    const chain = (size: number) => Array(size).fill('true').join(' && ');
    const rules = (calls: number) =>
      `match /items/{id} { function f() { return ${chain(50)}; } allow get: if ${Array(calls).fill('f()').join(' && ')}; }`;
    expect(holdsIn(rules(6))).toBe(true);
    expect(holdsIn(rules(7))).toBe(false);
  });
});

function holdsIn(rules: string): boolean {
  return allows(rules, { path: ['items', 'one'], resource: documentAt('items/one', {}) });
}

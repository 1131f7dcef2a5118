import { compileFirestoreRules, RulesError } from './index';

const file = (condition: string) => `rules_version = '2';
service cloud.firestore {
  match /a/{id} {
    allow get: if ${condition};
  }
}`;

function load(source: string): unknown {
  try {
    compileFirestoreRules(source, 'some.rules');
    return null;
  } catch (error) {
    return error;
  }
}

describe('an invalid rules file', () => {
  it.each([
    ['1 +', 4, 22],
    ['other == 1', 4, 19],
    ['other()', 4, 19],
    ["'a'.other()", 4, 22],
    ["'a'.size(1)", 4, 22],
    ['get()', 4, 19],
    ['math.other(1)', 4, 23],
    ["'a'.matches('(')", 4, 31],
    ['1 is other', 4, 21],
    ['9223372036854775808 > 0', 4, 19],
    ['4/2 == 2', 4, 20],
    ["'\\d' == 'd'", 4, 20],
  ])('is rejected with the line and column of the error: %s', (condition, line, column) => {
    const error = load(file(condition));
    expect(error).toBeInstanceOf(RulesError);
    expect(error).toMatchObject({ file: 'some.rules', line, column });
    expect(String(error)).toContain(`some.rules:${line}:${column}: `);
  });

  it.each([
    ['a function that calls itself', 'function f() { return f(); } service cloud.firestore {}'],
    [
      'functions that call each other',
      'function f() { return g(); } function g() { return f(); } service cloud.firestore {}',
    ],
    ['an unknown method', 'service cloud.firestore { match /a/{b} { allow look: if true; } }'],
    ['an unknown service', 'service other.service { match /a/{b} { allow get; } }'],
    ['an unknown version', "rules_version = '3'; service cloud.firestore { match /a/{b} { allow get; } }"],
    [
      'a path with two recursive wildcards',
      'service cloud.firestore { match /{a=**}/{b=**} { allow get; } }',
    ],
    ['a name that appears twice in a path', 'service cloud.firestore { match /{a}/{a} { allow get; } }'],
    ['an empty file', ''],
    ['extremely deep nesting', file(`${'('.repeat(50_000)}true`)],
    ['nesting beyond the limit', file(`${'('.repeat(99)}true${')'.repeat(99)}`)],
  ])('is rejected: %s', (_, source) => {
    expect(load(source)).toBeInstanceOf(RulesError);
  });
});

describe('a deeply nested rules file', () => {
  it('is parsed in less than a second', () => {
    const started = performance.now();
    expect(load(file(`${'[('.repeat(45)}1${')]'.repeat(45)} is list`))).toBeNull();
    expect(performance.now() - started).toBeLessThan(1000);
  });
});

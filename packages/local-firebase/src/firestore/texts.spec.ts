import { formatFieldPath, parseFieldPath } from './field-path';
import { documentPath, parseDocumentName } from './names';
import { formatTime, parseTime } from './time';

describe('a time', () => {
  it.each([
    ['1970-01-01T00:00:00Z', '1970-01-01T00:00:00Z'],
    ['2024-02-29T12:00:00.5Z', '2024-02-29T12:00:00.500Z'],
    ['2024-02-29T12:00:00.123456789Z', '2024-02-29T12:00:00.123456Z'],
    ['2024-02-29T12:00:00+02:00', '2024-02-29T10:00:00Z'],
    ['1969-12-31T23:59:59.999999Z', '1969-12-31T23:59:59.999999Z'],
    ['0001-01-01T00:00:00Z', '0001-01-01T00:00:00Z'],
    ['9999-12-31T23:59:59.999999Z', '9999-12-31T23:59:59.999999Z'],
  ])('is normalised: %s becomes %s', (text, expected) => {
    expect(formatTime(parseTime(text))).toBe(expected);
  });

  it.each([
    '',
    'yesterday',
    '2024-02-30T00:00:00Z',
    '0000-01-01T00:00:00Z',
    '2024-01-01',
    '2024-01-01T25:00:00Z',
    '0001-01-01T00:00:00+00:01',
    '9999-12-31T23:59:59.999999-00:01',
  ])('is rejected if malformed or out of range: %j', (text) => {
    expect(() => parseTime(text)).toThrow('not an RFC 3339 time');
  });
});

describe('a field path', () => {
  it.each([
    ['a', ['a']],
    ['a.b_1', ['a', 'b_1']],
    ['a.`b c`', ['a', 'b c']],
    ['`a.b`.c', ['a.b', 'c']],
    ['`\\``', ['`']],
    ['`\\\\`', ['\\']],
  ])('is split into segments and joined again: %s', (text, segments) => {
    expect(parseFieldPath(text)).toEqual(segments);
    expect(formatFieldPath(segments)).toBe(text);
  });

  it.each(['', '.', 'a.', '.a', 'a..b', 'a b', '1a', '`a', '``', 'a`b`'])(
    'is rejected if malformed: %j',
    (text) => {
      expect(() => parseFieldPath(text)).toThrow('not a valid field path');
    },
  );
});

it('rejects a field path of more than 1,500 bytes, which could have thousands of segments', () => {
  expect(parseFieldPath('a.'.repeat(749).concat('bc'))).toHaveLength(750);
  expect(() => parseFieldPath('a.'.repeat(750).concat('b'))).toThrow('longer than 1500 bytes');
});

describe('a document name', () => {
  it.each(['a', 'a/b/c', 'a//b', '/a', 'a/', 'a/.', 'a/..', 'a/__x__', `a/${'é'.repeat(751)}`, 'a/\ud800'])(
    'is rejected if it is invalid or names no document: %j',
    (path) => {
      expect(() => documentPath(path)).toThrow();
    },
  );

  it('must start with the given root', () => {
    expect(
      parseDocumentName('projects/p/databases/d/documents', 'projects/p/databases/d/documents/a/b'),
    ).toEqual(['a', 'b']);
    expect(() =>
      parseDocumentName('projects/p/databases/d/documents', 'projects/q/databases/d/documents/a/b'),
    ).toThrow();
  });
});

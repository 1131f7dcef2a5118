import { gunzipSync } from 'node:zlib';
import { filledPage, templateOf } from './filled-page';

const page = (before: string, after: string) =>
  `${before}<input id="paper-document" value=""><input id="paper-language" value=""><input id="paper-revision" value="">${after}`;

it.each([
  ['no values', '', ['', '', ''], ''],
  ['short values', '<p>', ['a', 'b', 'c'], '</p>'],
  ['an empty value between others', '<p>'.repeat(9_000), ['Füße', '', '2 to 8 °C'], 'abc'.repeat(30_000)],
  ['equal long values', '', Array<string>(3).fill('abc'.repeat(30_000)), ''],
])(
  'a filled-in page is one gzip file with the same text as without compression: %s',
  (_, before, values, after) => {
    const template = templateOf(page(before, after), 'paper');
    const [document, language, revision] = values;
    const expected = `${before}<input id="paper-document" value="${document}"><input id="paper-language" value="${language}"><input id="paper-revision" value="${revision}">${after}`;
    expect(filledPage(template, values, false).toString()).toBe(expected);
    expect(gunzipSync(filledPage(template, values, true)).toString()).toBe(expected);
  },
);

it('escapes values', () => {
  const template = templateOf(page('', ''), 'paper');
  expect(filledPage(template, ['"><b>', '', ''], false).toString()).toContain('value="&quot;&gt;&lt;b&gt;"');
});

it('a page that lacks a placeholder is rejected', () => {
  expect(() => templateOf('<p></p>', 'search')).toThrow('placeholder for the query is missing');
});

import { csv } from './csv';

it('quotes cells with commas, quotes and line breaks', () => {
  expect(csv([['plain', 'a, b', 'say "so"', 'two\nlines']])).toBe(
    '\ufeffplain,"a, b","say ""so""","two\nlines"\r\n',
  );
});

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1'])(
  'keeps spreadsheets from running %j as a formula',
  (text) => {
    expect(csv([[text]])).toBe(`\ufeff'${text}\r\n`);
  },
);

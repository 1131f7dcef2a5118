import { textIn } from './text-in';

it.each([
  [{ title: 'Tubes' }, 'Tubes'],
  [{ title: 5 }, ''],
  [{ title: null }, ''],
  [{}, ''],
])('returns the title in %j as %j', (record, text) => {
  expect(textIn(record, 'title')).toBe(text);
});

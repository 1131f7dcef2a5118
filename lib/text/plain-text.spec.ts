import { plainText } from './plain-text';

it.each([
  ['Café', 'cafe'],
  ['ΟΔΗΓΊΕΣ', 'οδηγιες'],
  ['تَعْلِيمـات', 'تعليمات'],
  ['שָׁלוֹם', 'שלום'],
  ['Blut\u00adröhrchen', 'blutrohrchen'],
  ['ﬁlter ２', 'filter 2'],
])('turns %s into %s', (text, plain) => {
  expect(plainText(text)).toBe(plain);
});

it.each(['दिन', 'ガス', 'น้ำ', '검체'])('keeps %s, whose signs are not accents', (text) => {
  expect(plainText(text)).toBe(text.normalize('NFKC'));
  expect(plainText(text.normalize('NFD'))).toBe(plainText(text));
});

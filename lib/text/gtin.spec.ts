import fc from 'fast-check';
import { checkDigit, gtinIn, gtinTyped, hasCheckDigit, padGtin } from './gtin';

/** Examples that GS1 publishes: in its General Specifications, its guides and the GS1 Digital Link standard. */
const PUBLISHED = [
  '09506000134352',
  '09506000134369',
  '09520123456788',
  '09521234543213',
  '00614141123452',
  '10614141000415',
];

const digit = fc.integer({ min: 0, max: 9 });

const body = (length: number) =>
  fc.array(digit, { minLength: length, maxLength: length }).map((digits) => digits.join(''));

/** The check digit as GS1's table defines it: the weights by position in a GTIN of 14 digits. */
const byTable = (digits: string): number => {
  const weights = [3, 1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1, 3];
  const sum = weights.reduce((sum, weight, at) => sum + weight * Number(digits.padStart(13, '0')[at]), 0);
  return Math.ceil(sum / 10) * 10 - sum;
};

const bodies = fc.constantFrom(7, 11, 12, 13).chain(body);

it('accepts the examples that GS1 publishes', () => {
  expect(PUBLISHED.filter((gtin) => !hasCheckDigit(gtin))).toEqual([]);
});

it('computes the check digits of 1,000 random GTINs as GS1’s table does', () => {
  fc.assert(
    fc.property(bodies, (digits) => checkDigit(digits) === byTable(digits)),
    { numRuns: 1_000 },
  );
});

it('refuses every GTIN with one wrong digit', () => {
  fc.assert(
    fc.property(bodies, fc.nat(), fc.integer({ min: 1, max: 9 }), (digits, at, by) => {
      const gtin = `${digits}${checkDigit(digits)}`;
      const place = at % gtin.length;
      const wrong = (Number(gtin[place]) + by) % 10;
      return !hasCheckDigit(`${gtin.slice(0, place)}${wrong}${gtin.slice(place + 1)}`);
    }),
    { numRuns: 1_000 },
  );
});

it('pads GTINs of each length to 14 digits, and leaves other text', () => {
  expect(['0 614141 12345-2', ' 95060001 ', '9506000134352'].map(padGtin)).toEqual([
    '00614141123452',
    '00000095060001',
    '09506000134352',
  ]);
  expect(['', '123', 'REF 12345678', '123456789'].map(padGtin)).toEqual([
    '',
    '123',
    'REF 12345678',
    '123456789',
  ]);
});

it('reads the GTIN of a GS1 Digital Link, whatever follows', () => {
  for (const gtin of PUBLISHED) {
    for (const rest of ['', '/', '/10/ABC%2F1/21/12345', '/22/2A', '/22/2A/10/ABC123/21/1234']) {
      expect(gtinIn(`/01/${gtin}${rest}`)).toBe(gtin);
    }
  }
  expect(gtinIn('/01/9506000134352')).toBe('09506000134352');
  expect(
    ['/01/09506000134353', '/01/', '/01/1', '/02/09506000134352', '/a/01/09506000134352'].map(gtinIn),
  ).toEqual(Array(5).fill(null));
});

it.each([
  '9520123456788',
  '09520123456788',
  ' 952 0123 45678 8',
  '9-520123-456788',
  'GTIN: 9520123456788',
  '(01)09520123456788(10)ABC123',
  '0109520123456788101ABC',
  'https://id.example/01/09520123456788/10/ABC123?17=271231',
  ']d20109520123456788172712311010X3',
  ']C10109520123456788',
  ']Q3 (01) 0 952 0123 45678 8 (17) 271231',
  '1126010117271231010952012345678810ABC123',
  '(10)ABC123(01)09520123456788',
  '(02)09520123456788(37)10',
  'https://id.example/01/9520123456788',
  'https://id.example/gtin/09520123456788/lot/ABC',
  'GTIN-14 09520123456788',
  'EAN13: 9520123456788',
  'UDI-DI: (01)09520123456788(17)271231',
  '“9520123456788”,',
  '*9520123456788*',
  '<GS>010952012345678810ABC',
  'FNC1 0109520123456788',
  ']d2␝0109520123456788',
  // Group separators, as the server replaces them.
  ' 0109520123456788 10ABC123 17271231',
])('reads a GTIN that a visitor writes or scans as %s', (text) => {
  expect(gtinTyped(text)).toBe('09520123456788');
});

it.each([
  '',
  '9520123456789',
  'PV-2041-10',
  '0123',
  'twelve letters',
  '952012345678800',
  '/01/952012345678800',
])('reads no GTIN in “%s”', (text) => {
  expect(gtinTyped(text)).toBeNull();
});

it('reads the example of a UDI that the FDA publishes for GS1', () => {
  expect(gtinTyped('(01)51022222233336(11)141231(17)150707(10)A213B1(21)1234')).toBe('51022222233336');
});

it('reads every GTIN of 8, 12, 13 or 14 digits in groups', () => {
  fc.assert(
    fc.property(bodies, fc.nat({ max: 13 }), fc.constantFrom(' ', '-', '\u2010'), (digits, at, separator) => {
      const gtin = `${digits}${checkDigit(digits)}`;
      expect(gtinTyped(`${gtin.slice(0, at)}${separator}${gtin.slice(at)}`)).toBe(gtin.padStart(14, '0'));
    }),
  );
});

import { sensibleError } from './fields/text';
import { footprint } from './footprint';

const errorOf = (value: string) => sensibleError(footprint.fields.patients, value);

describe('a figure of the footprint', () => {
  it.each([
    ...[
      '70M',
      '300M',
      '3000+',
      '360M',
      '0',
      '1,200',
      '1,20,000',
      '1.5M',
      '2.3 billion',
      '3 000+',
      '3\u202f000+',
    ],
    ...['3’000', '70 M+', '70+ million', '45%', '10x', '1,200 labs', '70 млн', '7000万', '٧٠', '5 Mrd.'],
  ])('can be %p', (value) => {
    expect(errorOf(value)).toBe('');
  });

  it.each([
    ...[
      'NaN',
      '-5M',
      '<b>1</b>',
      '1<b>',
      '+5',
      '.5M',
      '1,,200',
      '5M-',
      '1e309',
      '70M!',
      '=1+1',
      '70  M',
      '5M 3',
    ],
    ...['24/7', '≈70M', 'many', '70\u202eM'],
  ])('cannot be %p', (value) => {
    expect(errorOf(value)).toBe(
      'Patient lives touched must start with a digit and be a number with an optional unit, such as 300M or 3000+',
    );
  });
});

import { z } from '@/lib/validation/zod';
import { countries, countriesType } from './countries';

const spec = countries('Countries of sale');

const errorOf = (value: string) =>
  countriesType
    .schema(spec, z)
    .safeParse(value)
    .error?.issues.map(({ message }) => message);

it('countries are normalised to codes, validated and shown by name', () => {
  expect(countriesType.tidy?.(' de;fr  DE,in ')).toBe('DE, FR, IN');
  expect(errorOf('DE, FR')).toBeUndefined();
  expect(errorOf('')).toBeUndefined();
  expect(errorOf('DE, ZY')).toEqual(['There is no country with the code ZY']);
  expect(errorOf('Germany')).toEqual([
    'Countries of sale must be two-letter codes separated by commas, such as DE, FR',
  ]);
  expect(countriesType.show(spec, 'DE, IN')).toBe('Germany, India');
});

import type { FieldType } from './field';
import { type StringField, stringType, text } from './text';

/** Countries by their ISO 3166-1 codes, such as 'DE, FR', or ''. */
type CountriesSpec = StringField<'countries'>;

export const countries = (label: string) =>
  ({
    ...text(label, 0, 998),
    type: 'countries',
    format: {
      pattern: '[A-Z]{2}(, [A-Z]{2}){0,249}',
      error: 'must be two-letter codes separated by commas, such as DE, FR',
      example: 'DE, FR',
      decidesLength: true,
    },
  }) as const;

const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

export const countryCodes = (value: string): string[] => value.split(', ').filter(Boolean);

/** Returns a country's name in English or, if there is none, its code. */
export const countryName = (code: string): string => names.of(code) ?? code;

const isKnown = (code: string) => names.of(code) !== undefined;

export const countriesType: FieldType<CountriesSpec, string> = {
  ...stringType,
  // Only the schema checks that codes exist, because a list of all codes would be too long for the rules.
  schema: (spec, z) =>
    stringType
      .schema(spec, z)
      .refine((value) => unknownIn(value) === '', { error: ({ input }) => unknownIn(String(input)) }),
  tidy: (typed) => [...new Set(typed.toUpperCase().split(/[\s,;]+/))].filter(Boolean).join(', '),
  show: (_, value) => countryCodes(String(value)).map(countryName).join(', '),
};

function unknownIn(value: string): string {
  const unknown = countryCodes(value).find((code) => /^[A-Z]{2}$/.test(code) && !isKnown(code));
  return unknown ? `There is no country with the code ${unknown}` : '';
}

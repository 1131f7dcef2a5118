import { checkDigit, hasCheckDigit, padGtin } from '../../text/gtin';
import type { FieldType } from './field';
import { type StringField, stringSchema, stringType, text } from './text';

/** A Global Trade Item Number (GTIN), stored with 14 digits, or ''. */
type GtinSpec = StringField<'gtin'>;

export const gtin = {
  ...text('GTIN', 0, 14),
  type: 'gtin',
  format: {
    pattern: '[0-9]{14}',
    error: 'must have 8, 12, 13 or 14 digits',
    example: '09506000134352',
    decidesLength: true,
  },
} as const;

function gtinError(value: string): string {
  if (value === '' || hasCheckDigit(value)) return '';
  const digit = checkDigit(value.slice(0, -1));
  return `GTIN has a wrong digit. If the others are right, the last digit must be ${digit}. Compare it with the label`;
}

export const gtinType: FieldType<GtinSpec, string> = {
  ...stringType,
  // Only the schema checks the check digit, because the rules limit the number of expressions.
  schema: (spec, z) => {
    const digits = new RegExp(`^(?:${spec.format?.pattern})?$`);
    return stringSchema(z, (value) =>
      digits.test(value) ? gtinError(value) : `${spec.label} ${gtin.format.error}`,
    );
  },
  tidy: padGtin,
};

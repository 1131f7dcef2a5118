import { checkCharacter, isHibc, tidyUdi } from '../../text/udi';
import type { FieldType } from './field';
import { type StringField, stringSchema, stringType, text } from './text';

/** A UDI-DI that is not a GTIN, as on the label: HIBCC's with `+` and its check character, or ICCBBA's with `=/` or `=)`. */
export type UdiSpec = StringField<'udi'>;

const HIBCC = '\\+[A-Z][A-Z0-9]{4,21}[0-9][A-Z0-9._$/+%-]';
const ICCBBA = '=/[A-Z0-9]{16}|=\\)[A-Z0-9]{10}';

export const udi = {
  ...text('UDI-DI', 0, 25),
  type: 'udi',
  format: {
    pattern: `${HIBCC}|${ICCBBA}`,
    error: 'must start with +, =/ or =) and be complete, as on the label',
    example: '+A123BJC5D6E71G',
    decidesLength: true,
  },
} as const;

function checkError(value: string): string {
  const check = checkCharacter(value.slice(0, -1));
  if (!isHibc(value) || value.endsWith(check)) return '';
  return `UDI-DI has a wrong character. Compare it with the label. If the other characters are right, the last one must be ${check}`;
}

export const udiType: FieldType<UdiSpec, string> = {
  ...stringType,
  // Only the schema checks the check character, because the rules cannot add up characters.
  schema: (spec, z) => {
    const format = new RegExp(`^(?:${spec.format?.pattern})?$`);
    return stringSchema(z, (value) =>
      format.test(value) ? checkError(value) : `${spec.label} ${udi.format.error}`,
    );
  },
  tidy: tidyUdi,
};

/** Returns the value of one of a record's fields, if the record has it. */
export const valueIn = (record: object, field: string): unknown => Reflect.get(record, field);

/** Returns the text in one of a record's fields; '' if the field is missing or contains no text. */
export function textIn(record: object, field: string): string {
  const value = valueIn(record, field);
  return typeof value === 'string' ? value : '';
}

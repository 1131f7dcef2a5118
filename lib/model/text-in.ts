/** Returns the text in one of a record's fields; '' if the field is missing or contains no text. */
export function textIn(record: object, field: string): string {
  const value: unknown = Reflect.get(record, field);
  return typeof value === 'string' ? value : '';
}

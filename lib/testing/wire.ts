type WireValue =
  | { nullValue: null }
  | { booleanValue: boolean }
  | { integerValue: string }
  | { doubleValue: number }
  | { timestampValue: string }
  | { stringValue: string };

export type WireFields = { [field: string]: WireValue };

function wireValue(value: unknown): WireValue {
  if (value === null || value === undefined) return { nullValue: null };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number') {
    return Number.isInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
  }
  return value instanceof Date ? { timestampValue: value.toISOString() } : { stringValue: String(value) };
}

/** The flat records of this site in the JSON of Firestore's REST surface. */
export function wireFields(record: Record<string, unknown>): WireFields {
  return Object.fromEntries(Object.entries(record).map(([field, value]) => [field, wireValue(value)]));
}

import type { WireFields, WireValue } from '../wire';

function own(fields: WireFields, name: string): WireValue | undefined {
  return Object.hasOwn(fields, name) ? fields[name] : undefined;
}

function innerFields(value: WireValue | undefined): WireFields | undefined {
  return value && 'mapValue' in value ? (value.mapValue.fields ?? {}) : undefined;
}

/** Returns the value at a path through nested maps, if there is one. */
export function fieldAt(fields: WireFields, path: readonly string[]): WireValue | undefined {
  const [name = '', ...rest] = path;
  const value = own(fields, name);
  if (rest.length === 0) return value;
  const inner = innerFields(value);
  return inner && fieldAt(inner, rest);
}

/**
 * Sets the value at a path, or removes it if `value` is undefined. When a value is set, a map replaces any other type
 * of value along the path. Changes `fields` in place, because a write can set thousands of fields.
 */
export function setField(fields: WireFields, path: readonly string[], value: WireValue | undefined): void {
  const [name = '', ...rest] = path;
  if (rest.length === 0) {
    if (value) fields[name] = value;
    else delete fields[name];
    return;
  }
  const inner = innerFields(own(fields, name));
  if (!value && !inner) return;
  const changed = inner ?? {};
  setField(changed, rest, value);
  fields[name] = { mapValue: { fields: changed } };
}

import type { WireFields, WireValue } from '../wire';

const textSize = (text: string) => Buffer.byteLength(text) + 1;

function fieldsSize(fields: WireFields): number {
  return Object.entries(fields).reduce((sum, [name, value]) => sum + textSize(name) + valueSize(value), 0);
}

function nameSize(path: string): number {
  return path.split('/').reduce((sum, id) => sum + textSize(id), 16);
}

function valueSize(value: WireValue): number {
  if ('nullValue' in value || 'booleanValue' in value) return 1;
  if ('stringValue' in value) return textSize(value.stringValue);
  if ('bytesValue' in value) return Buffer.from(value.bytesValue, 'base64').length;
  if ('referenceValue' in value) return nameSize(value.referenceValue.replace(/^.*?\/documents\//s, ''));
  if ('geoPointValue' in value) return 16;
  if ('arrayValue' in value)
    return (value.arrayValue.values ?? []).reduce((sum, item) => sum + valueSize(item), 0);
  if ('mapValue' in value) return fieldsSize(value.mapValue.fields ?? {});
  return 8;
}

/**
 * Returns a document's size in bytes, as Firestore calculates it for its limit. Source: Firestore's documentation,
 * 'Storage size calculations'.
 */
export function documentSize(path: string, fields: WireFields): number {
  return nameSize(path) + fieldsSize(fields) + 32;
}

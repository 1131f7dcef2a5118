import type { WireFields, WireValue } from '../../firestore/wire';
import { LatLng } from './lat-lng';
import { Path } from './path';
import { Timestamp } from './timestamp';
import type { RulesMap, RulesValue } from './types';

/** Converts a document's fields to a rules map. */
export function mapFromWire(fields: WireFields): RulesMap {
  return new Map(Object.entries(fields).map(([name, value]) => [name, fromWire(value)]));
}

/** Returns the path of a name such as `projects/P/databases/D/documents/…`, without the first two segments. */
export const pathFromName = (name: string): Path => new Path(name.split('/').slice(2));

export function fromWire(value: WireValue): RulesValue {
  if ('stringValue' in value) return value.stringValue;
  if ('booleanValue' in value) return value.booleanValue;
  if ('integerValue' in value) return BigInt(value.integerValue);
  if ('doubleValue' in value) return Number(value.doubleValue);
  if ('timestampValue' in value) return Timestamp.parse(value.timestampValue);
  if ('mapValue' in value) return mapFromWire(value.mapValue.fields ?? {});
  if ('arrayValue' in value) return (value.arrayValue.values ?? []).map(fromWire);
  if ('bytesValue' in value) return Buffer.from(value.bytesValue, 'base64');
  if ('referenceValue' in value) return pathFromName(value.referenceValue);
  if ('geoPointValue' in value) {
    return new LatLng(value.geoPointValue.latitude ?? 0, value.geoPointValue.longitude ?? 0);
  }
  return null;
}

import { EvaluationError } from '../values/evaluation-error';
import { LatLng } from '../values/lat-lng';
import { type Capture, Path, type PathSegment } from '../values/path';
import type { RulesMap, RulesValue } from '../values/types';
import { toText } from './conversions';
import { overload } from './overload';

const latLng = (latitude: number | bigint, longitude: number | bigint) =>
  new LatLng(Number(latitude), Number(longitude));

export const placeFunctions = {
  'latlng.value': [
    overload(['float', 'float'], latLng),
    overload(['float', 'int'], latLng),
    overload(['int', 'float'], latLng),
    overload(['int', 'int'], latLng),
  ],
};

export const latLngMethods = {
  distance: [overload(['latlng', 'latlng'], (from, to) => from.distanceTo(to))],
  latitude: [overload(['latlng'], (point) => point.latitude)],
  longitude: [overload(['latlng'], (point) => point.longitude)],
};

function boundSegments({ name, recursive }: Capture, value: RulesValue): readonly PathSegment[] {
  if (recursive) {
    if (value instanceof Path) return value.segments;
    throw new EvaluationError(`The value of variable ${name} must be a path.`);
  }
  const text = toText(value);
  if (text === '') throw new EvaluationError(`Cannot bind empty value to path template variable ${name}.`);
  return [text];
}

/** Replaces a path template's captures with values. Throws an `EvaluationError` if a key does not name a capture. */
function bind(path: Path, values: RulesMap): Path {
  const names = new Set(path.segments.map((segment) => (typeof segment === 'string' ? null : segment.name)));
  for (const key of values.keys()) {
    if (!names.has(key)) throw new EvaluationError(`Variable(s) ${key} do not exist in the path template.`);
  }
  const bound = path.segments.flatMap((segment): readonly PathSegment[] => {
    if (typeof segment === 'string') return [segment];
    const value = values.get(segment.name);
    return value === undefined ? [segment] : boundSegments(segment, value);
  });
  return new Path(bound);
}

export const pathMethods = { bind: [overload(['path', 'map'], bind)] };

import type { Scenario } from '../scenario';
import type { FirestoreStage } from './stage';

type WireCase = { name: string; sent: object; expected: unknown };

/** Values that are sent as raw JSON, because the SDK would normalise them or cannot send them. */
const CASES: WireCase[] = [
  {
    name: 'an integer sent as a JSON number is returned as a string',
    sent: { integerValue: 5 },
    expected: { integerValue: '5' },
  },
  {
    name: 'the greatest 64-bit integer',
    sent: { integerValue: '9223372036854775807' },
    expected: { integerValue: '9223372036854775807' },
  },
  { name: 'an integer beyond 64 bits', sent: { integerValue: '9223372036854775808' }, expected: '400' },
  { name: 'a whole double stays a double', sent: { doubleValue: 5 }, expected: { doubleValue: 5 } },
  { name: 'a double that is NaN', sent: { doubleValue: 'NaN' }, expected: { doubleValue: 'NaN' } },
  { name: 'minus infinity', sent: { doubleValue: '-Infinity' }, expected: { doubleValue: '-Infinity' } },
  {
    name: 'a time with nanoseconds is truncated to microseconds',
    sent: { timestampValue: '2024-02-29T12:00:00.123456789Z' },
    expected: { timestampValue: '2024-02-29T12:00:00.123456Z' },
  },
  {
    name: 'a time with an offset becomes UTC',
    sent: { timestampValue: '2024-02-29T12:00:00+02:00' },
    expected: { timestampValue: '2024-02-29T10:00:00Z' },
  },
  {
    name: 'a time with milliseconds',
    sent: { timestampValue: '2024-02-29T12:00:00.500Z' },
    expected: { timestampValue: '2024-02-29T12:00:00.500Z' },
  },
  { name: 'bytes that are not base64', sent: { bytesValue: '***' }, expected: '400' },
  {
    name: 'a point beyond the pole',
    sent: { geoPointValue: { latitude: 91, longitude: 0 } },
    expected: '400',
  },
  {
    name: 'a point with a missing coordinate',
    sent: { geoPointValue: { longitude: 3 } },
    expected: { geoPointValue: { longitude: 3 } },
  },
  {
    name: 'a list inside a list',
    sent: { arrayValue: { values: [{ arrayValue: { values: [] } }] } },
    expected: '400',
  },
  { name: 'an empty list', sent: { arrayValue: {} }, expected: { arrayValue: {} } },
  { name: 'an empty map', sent: { mapValue: {} }, expected: { mapValue: {} } },
  { name: 'two types at once', sent: { stringValue: 'a', booleanValue: true }, expected: '400' },
  { name: 'an unknown type', sent: { colourValue: 'red' }, expected: '400' },
  { name: 'a string instead of a boolean', sent: { booleanValue: 'maybe' }, expected: '400' },
  { name: 'a malformed reference', sent: { referenceValue: 'nowhere' }, expected: '400' },
];

export const wireScenarios: Scenario<FirestoreStage>[] = CASES.map(({ name, sent, expected }) => ({
  name: `on the wire: ${name}`,
  run: async ({ target, items }) => {
    const path = `v1/projects/${target.endpoints.projectId}/databases/(default)/documents/${items.path}/a`;
    const written = await target.request(path, { method: 'PATCH', body: { fields: { value: sent } } });
    if (written.status !== 200) return String(written.status);
    const { fields } = (await target.request(path)).body as { fields: Record<string, unknown> };
    return fields.value;
  },
  expected,
}));

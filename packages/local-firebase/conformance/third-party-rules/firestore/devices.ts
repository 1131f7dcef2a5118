import { Bytes, GeoPoint } from 'firebase/firestore/lite';
import type { FirestoreRulesFile } from '../rules-file';

const bytes = (size: number) => Bytes.fromUint8Array(new Uint8Array(size));
const reading = { celsius: 21.5, humidity: 50, battery: 3.7, drift: -0.5, raw: bytes(8) };
const path = 'devices/d/readings/1700000000000';

export const devices: FirestoreRulesFile = {
  name: 'devices',
  seed: {
    'devices/d': { owners: { ana: 'admin', ben: 'guest' }, label: 'Roof', place: new GeoPoint(48.1, 11.5) },
  },
  allows: [
    ['ben', 'get', 'devices/d'],
    ['ana', 'update', 'devices/d', { label: 'Cellar' }],
    ['ana', 'update', 'devices/d', { place: new GeoPoint(48.105, 11.5) }],
    ['moderator', 'set', path, reading],
    ['moderator', 'set', path, { ...reading, battery: 3 }],
    ['moderator', 'set', path, { ...reading, drift: 0 }],
  ],
  denies: [
    ['admin', 'get', 'devices/d'],
    ['ben', 'update', 'devices/d', { label: 'Cellar' }],
    ['ana', 'update', 'devices/d', { place: new GeoPoint(49, 11.5) }],
    ['ana', 'update', 'devices/d', { place: new GeoPoint(-48.1, 11.5) }],
    ['ana', 'update', 'devices/d', { place: 'here' }],
    ['ana', 'update', 'devices/d', { 'owners.ben': 'admin' }],
    ['ana', 'set', path, reading],
    ['moderator', 'set', path, { ...reading, celsius: 90.5 }],
    ['moderator', 'set', path, { ...reading, celsius: 21 }],
    ['moderator', 'set', path, { ...reading, celsius: Number.NaN }],
    ['moderator', 'set', path, { ...reading, humidity: 51 }],
    ['moderator', 'set', path, { ...reading, battery: 4.1 }],
    ['moderator', 'set', path, { ...reading, drift: -0.6 }],
    ['moderator', 'set', path, { ...reading, raw: bytes(9) }],
    ['moderator', 'set', 'devices/d/readings/today-at-noon', reading],
    ['moderator', 'set', 'devices/d/readings/1500000000000', reading],
  ],
};

import { type Area, HASH, HOW, KINDS, MIB } from './storage-areas';
import type { StorageCase } from './storage-case';

const WRONG_TYPES = [
  null,
  '',
  'image/svg+xml',
  'image/jpeg',
  'image/webp',
  'text/html',
  'application/octet-stream',
  'application/xhtml+xml',
  'image/png; charset=utf-8',
  'IMAGE/PNG',
  'application/pdf; x=1',
  'Application/PDF',
];

const other = ({ contentType }: Area) => (contentType === 'image/png' ? 'application/pdf' : 'image/png');

/** The differences from a valid file. */
type Different = { name?: (id: string) => string; contentType?: string | null; size?: number };

/** Cases that upload new files with valid and invalid sizes, types and names. */
export function uploadCases(area: Area): StorageCase[] {
  const { place, contentType, good, most } = area;
  const upload = (what: string, sound: boolean, { name = good, ...file }: Different): StorageCase[] =>
    KINDS.filter((kind) => kind === 'begin' || (file.size ?? 0) < MIB).map((kind) => ({
      place,
      operation: 'upload',
      what: `${what}, ${HOW[kind]}`,
      sound,
      make: (id) => ({ seed: {}, ask: { kind, name: name(id), contentType, size: 10, ...file } }),
    }));
  return [
    ...upload('a valid file', true, {}),
    ...[0, 1, most - 1, most, most + 1, 90 * MIB].flatMap((size) =>
      upload(`${size} bytes`, size > 0 && size <= most, { size }),
    ),
    ...[...WRONG_TYPES, other(area)].flatMap((type) =>
      upload(`of type ${JSON.stringify(type)}`, false, { contentType: type }),
    ),
    ...area.badNames.flatMap((name) => upload(`named ${name('*').replace(HASH, 'sha256')}`, false, { name })),
  ];
}

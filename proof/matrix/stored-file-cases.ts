import { type Area, HOW, KINDS } from './storage-areas';
import type { StorageAsk, StorageCase } from './storage-case';

/** Cases for operations on an existing file. */
export function storedFileCases(area: Area): StorageCase[] {
  const { place, contentType, good, most } = area;
  const stored = (
    operation: StorageCase['operation'],
    what: string,
    sound: boolean,
    ask: (name: string) => StorageAsk,
  ): StorageCase => ({
    place,
    operation,
    what,
    sound,
    make: (id) => ({ seed: { [good(id)]: { contentType, size: 10 } }, ask: ask(good(id)) }),
  });
  const change = (what: string, sound: boolean, metadata: Record<string, string>) =>
    stored('change', what, sound, (name) => ({ kind: 'change', name, metadata }));
  return [
    stored('read', 'the metadata of a file', true, (name) => ({ kind: 'metadata', name })),
    stored('read', 'the bytes of a file', true, (name) => ({ kind: 'bytes', name })),
    stored('delete', 'a file', true, (name) => ({ kind: 'delete', name })),
    ...KINDS.map((kind) =>
      stored('replace', `a file, ${HOW[kind]}`, true, (name) => ({ kind, name, contentType, size: 20 })),
    ),
    stored('replace', 'with another type', false, (name) => ({
      kind: 'upload',
      name,
      contentType: 'text/html',
      size: 20,
    })),
    stored('replace', 'with too many bytes', false, (name) => ({
      kind: 'begin',
      name,
      contentType,
      size: most + 1,
    })),
    change('its cache time', true, { cacheControl: 'no-store' }),
    change('its type to a page', false, { contentType: 'text/html' }),
    change('its type to a picture that can run scripts', false, { contentType: 'image/svg+xml' }),
  ];
}

export function missingFileCases({ place, good }: Area): StorageCase[] {
  return (['metadata', 'bytes'] as const).map((kind) => ({
    place,
    operation: 'read',
    what: `a missing file, its ${kind}`,
    sound: true,
    make: (id) => ({ seed: {}, ask: { kind, name: good(id) } }),
  }));
}

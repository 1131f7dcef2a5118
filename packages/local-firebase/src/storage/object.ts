import type { StorageObject } from '../rules/ruleset';
import type { ObjectSettings } from './settings';

/** A stored object; its bytes are in the file `blob`. Sizes are in bytes, times in milliseconds. */
export type StoredObject = {
  bucket: string;
  name: string;
  blob: string;
  size: number;
  /** Base64 of the MD5 of its bytes. */
  md5: string;
  /** Microseconds since the epoch when its bytes were written, and more than any earlier one's. */
  generation: number;
  metageneration: number;
  settings: ObjectSettings;
  /** Anyone with this token may download the object. */
  downloadToken: string;
  createdAt: number;
  updatedAt: number;
};

/** Changes with every change of bytes or metadata. */
export function etag({ generation, metageneration }: StoredObject): string {
  return `"${generation}-${metageneration}"`;
}

/** The API's resource. */
export function objectWire(object: StoredObject): object {
  const { metadata, ...settings } = object.settings;
  return {
    name: object.name,
    bucket: object.bucket,
    generation: String(object.generation),
    metageneration: String(object.metageneration),
    timeCreated: new Date(object.createdAt).toISOString(),
    updated: new Date(object.updatedAt).toISOString(),
    storageClass: 'STANDARD',
    size: String(object.size),
    md5Hash: object.md5,
    etag: etag(object),
    contentEncoding: 'identity',
    contentDisposition: 'inline',
    downloadTokens: object.downloadToken,
    ...settings,
    ...(Object.keys(metadata).length > 0 && { metadata }),
  };
}

/** The object as the rules see it. */
export function objectForRules(object: StoredObject): StorageObject {
  return {
    name: object.name,
    bucket: object.bucket,
    size: object.size,
    contentType: object.settings.contentType,
    metadata: object.settings.metadata,
    timeCreated: new Date(object.createdAt).toISOString(),
    updated: new Date(object.updatedAt).toISOString(),
    md5Hash: object.md5,
    generation: object.generation,
    metageneration: object.metageneration,
  };
}

import type { StorageObject } from '../rules/ruleset';
import type { ObjectSettings } from './settings';

/** A stored object. The file `blob` contains its bytes. Sizes are in bytes and times in milliseconds. */
export type StoredObject = {
  bucket: string;
  name: string;
  blob: string;
  size: number;
  /** The MD5 hash of its bytes, in base64. */
  md5: string;
  /**
   * The time when its bytes were stored, in microseconds since the epoch, or the replaced object's generation plus one,
   * whichever is higher.
   */
  generation: number;
  metageneration: number;
  settings: ObjectSettings;
  /** Anyone with this token can download the object, even if the rules deny it. */
  downloadToken: string;
  createdAt: number;
  updatedAt: number;
};

/** Returns the object's ETag, which changes whenever the object's bytes or metadata change. */
export function etag({ generation, metageneration }: StoredObject): string {
  return `"${generation}-${metageneration}"`;
}

/** Returns the object in the format of the API. */
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

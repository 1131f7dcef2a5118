import { z } from 'zod';

const MAX_METADATA_BYTES = 8 * 1024;

/** The value of a response header. It must not contain a character that would end the header. */
const headerValue = z
  .string()
  .max(1024)
  .regex(/^[\x20-\x7e]*$/, 'Only printable ASCII characters are allowed');

const customMetadata = z
  .record(z.string(), z.string().nullable())
  .refine(
    (entries) => Buffer.byteLength(JSON.stringify(entries)) <= MAX_METADATA_BYTES,
    `Must not exceed ${MAX_METADATA_BYTES} bytes`,
  );

/** The properties that clients can set. `null` removes a property; missing properties are left unchanged. */
export const SettingsInput = z.object({
  contentType: headerValue.nullish(),
  contentDisposition: headerValue.nullish(),
  contentEncoding: headerValue.nullish(),
  contentLanguage: headerValue.nullish(),
  cacheControl: headerValue.nullish(),
  metadata: customMetadata.nullish(),
  /** In base64. The uploaded bytes must match this hash. */
  md5Hash: z.string().optional(),
});
export type SettingsInput = z.output<typeof SettingsInput>;

/** `metadata` is the uploader's custom metadata. */
export const ObjectSettings = z.object({
  contentType: z.string(),
  contentDisposition: z.string().optional(),
  contentEncoding: z.string().optional(),
  contentLanguage: z.string().optional(),
  cacheControl: z.string().optional(),
  metadata: z.record(z.string(), z.string()),
});
export type ObjectSettings = z.output<typeof ObjectSettings>;

export const NO_SETTINGS: ObjectSettings = { contentType: 'application/octet-stream', metadata: {} };

/** Returns `current` with the input's changes. Custom metadata is merged key by key, as in the official API. */
export function applySettings(
  current: ObjectSettings,
  { metadata, md5Hash: _, ...input }: SettingsInput,
): ObjectSettings {
  const merged = metadata === null ? {} : { ...current.metadata, ...metadata };
  const changed = { ...current, ...withoutUndefined(input), metadata: merged };
  return ObjectSettings.parse({
    ...withoutNull(changed),
    contentType: changed.contentType || NO_SETTINGS.contentType,
    metadata: withoutNull(merged),
  });
}

function withoutUndefined(record: object): object {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined));
}

function withoutNull(record: object): object {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== null));
}

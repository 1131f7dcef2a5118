/**
 * The one table of what is stored: each field's type, limits and the value it has where it is missing.
 * The zod schemas, the record types and the reading of documents come from it; firestore.rules repeats
 * the limits, and a test proves that both agree. Text limits count UTF-16 units, sizes are bytes.
 */
export type FieldSpec =
  | {
      type: 'text';
      label: string;
      min: number;
      max: number;
      pattern?: RegExp;
      hint?: string;
      initial: string;
    }
  | { type: 'integer'; label: string; min: number; max: number; initial: number }
  | { type: 'boolean'; label: string; initial: boolean }
  | { type: 'time'; label: string; initial: null };

/** http, https, mailto or an address on this site; never `javascript:`, `data:` or protocol-relative. */
const LINK =
  /^$|^(?:https?:\/\/|mailto:)[^\p{Cc}\p{Cf}\p{Z}\\<>"]+$|^\/(?:[^\p{Cc}\p{Cf}\p{Z}/\\<>"][^\p{Cc}\p{Cf}\p{Z}\\<>"]*)?$/u;

const text = (label: string, min: number, max: number) =>
  ({ type: 'text', label, min, max, initial: '' }) as const;

const link = {
  ...text('Link', 0, 2000),
  pattern: LINK,
  hint: 'starts with https://, http://, mailto: or /',
} as const;

const id = {
  ...text('Id', 1, 128),
  pattern: /^[A-Za-z0-9][A-Za-z0-9._-]*$/,
  hint: 'is made by the site',
} as const;

const time = (label: string) => ({ type: 'time', label, initial: null }) as const;

const stamp = {
  revision: { type: 'integer', label: 'Revision', min: 0, max: Number.MAX_SAFE_INTEGER, initial: 0 },
  updatedAt: time('Updated at'),
  updatedBy: text('Updated by', 0, 128),
} as const;

const publication = {
  published: { type: 'boolean', label: 'Published', initial: false },
  publishAt: time('Publish at'),
  publishedAt: time('First published'),
} as const;

const PNG_PATH = /^$|^images(?:\/[A-Za-z0-9_-][A-Za-z0-9_.-]*)+\.png$/;

const figure = (label: string, initial: string) =>
  ({ type: 'text', label, min: 1, max: 20, initial }) as const;

export const PDF_NAME = /^[a-z0-9_]+(?:-[a-z0-9_]+)*\.pdf$/;
export const PDF_MAX_BYTES = 25 * 1024 * 1024;
export const IMAGE_MAX_BYTES = 5 * 1024 * 1024;

export const FIELDS = {
  Blog: {
    id,
    title: text('Title', 1, 200),
    description: text('Description', 0, 2000),
    image: { ...text('Image', 0, 300), pattern: PNG_PATH, hint: 'is the path of a PNG file' },
    imageAlt: text('Image description', 0, 300),
    link,
    ...publication,
    ...stamp,
  },
  Media: {
    id,
    year: { ...text('Year', 4, 4), pattern: /^[0-9]{4}$/, hint: 'has four digits' },
    title: text('Title', 1, 200),
    media: text('Outlet', 1, 120),
    description: text('Description', 0, 2000),
    link,
    ...publication,
    ...stamp,
  },
  GlobalFootprint: {
    id: { ...text('Id', 1, 20), pattern: /^(?:draft|published)$/, hint: 'is draft or published' },
    patients: figure('Patient lives touched', '70M'),
    tests: figure('Pathology tests enabled', '300M'),
    centers: figure('National lab collection centers supplied', '3000+'),
    devices: figure('Devices manufactured annually', '360M'),
    ...stamp,
  },
  Link: {
    id: {
      ...text('File name', 5, 120),
      pattern: PDF_NAME,
      hint: 'is lower-case, with hyphens, and ends in .pdf',
    },
    link: {
      ...text('Storage path', 1, 125),
      pattern: /^pdfs\/[a-z0-9_-]+\.pdf$/,
      hint: 'is pdfs/ and the file name',
    },
    title: text('Title', 0, 200),
    sha256: {
      ...text('File', 0, 64),
      pattern: /^$|^[0-9a-f]{64}$/,
      hint: 'is named by its SHA-256',
    },
    size: { type: 'integer', label: 'Size', min: 0, max: PDF_MAX_BYTES, initial: 0 },
    pages: { type: 'integer', label: 'Pages', min: 0, max: 10_000, initial: 0 },
    ...stamp,
  },
} as const satisfies Record<string, Record<string, FieldSpec>>;

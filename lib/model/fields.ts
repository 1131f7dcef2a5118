/** The form that a text must have. */
export type Format = {
  /** Names the function that checks it in `firestore.rules`. */
  name: string;
  /** A pattern for the whole text, in the syntax of RE2, which the rules use. */
  pattern: string;
  /** Follows the field's label in the message to the editor. */
  error: string;
  /** A text of this form, for tests. */
  example: string;
  /** The pattern decides the length too, so that the rules need no other check. */
  decidesLength?: true;
  /** Visitors follow it or load from it, so a stored value of another form must not reach them. */
  isAddress?: true;
};

type Common = {
  label: string;
  /** Help below the control. */
  hint?: string;
  /** Set by the service or by publishing, never typed. */
  given?: true;
  /** The value is this text followed by the record's id. */
  prefixOfId?: string;
  /** A fact about the file that this field names: whoever takes one takes both. */
  factOf?: string;
  /** Introduced with this release: the rules also take records without it, which the release before writes. */
  isNew?: true;
};

export type TextSpec = Common & {
  type: 'text';
  /** Limits in UTF-16 units. A text of length 0 needs no format. */
  min: number;
  max: number;
  initial: string;
  format?: Format;
  /** The control in the editor, if it is not a single line. */
  control?: 'lines' | 'image';
};

export type IntegerSpec = Common & { type: 'integer'; min: number; max: number; initial: number };

/** One field of a kind of content: its type, limits and the value it has where it is missing. */
export type FieldSpec =
  | TextSpec
  | IntegerSpec
  | (Common & { type: 'boolean'; initial: boolean })
  | (Common & { type: 'time'; initial: null });

export const text = (label: string, min: number, max: number) =>
  ({ type: 'text', label, min, max, initial: '' }) as const;

const time = (label: string) => ({ type: 'time', label, initial: null }) as const;

// JavaScript and RE2 disagree on which bidi controls are in Cf, so they are named here.
const UNSAFE = '\\p{Cc}\\p{Cf}\\x{61C}\\x{2066}-\\x{2069}\\p{Z}\\\\<>"';

/** http, https, mailto or an address on this site; never `javascript:`, `data:` or protocol-relative. */
const LINK: Format = {
  name: 'isLink',
  pattern: `(https?://|mailto:)[^${UNSAFE}]+|/([^/${UNSAFE}][^${UNSAFE}]*)?`,
  error: 'starts with https://, http://, mailto: or /',
  example: 'https://journal.example/a',
  isAddress: true,
};

const RECORD_ID: Format = {
  name: 'isRecordId',
  pattern: '[A-Za-z0-9][A-Za-z0-9._-]*',
  error: 'is made by the site',
  example: 'record-1',
};

/** The id of a record whose id the site makes. */
export const id = { ...text('Id', 1, 128), format: RECORD_ID, given: true } as const;

/** Where a record leads. */
export const link = {
  ...text('Link', 0, 2000),
  format: LINK,
  hint: 'Where the card leads: starts with https://, http://, mailto: or /.',
} as const;

/** The path of a stored PNG file, or ''. */
export const image = {
  ...text('Image', 0, 300),
  format: {
    name: 'isImagePath',
    pattern: 'images(/[A-Za-z0-9_-][A-Za-z0-9_.-]*)+\\.png',
    error: 'is the path of a PNG file',
    example: 'images/a/b.png',
    isAddress: true,
  },
  control: 'image',
} as const;

/** What every record carries about its last write. */
export const stamp = {
  revision: {
    type: 'integer',
    label: 'Revision',
    min: 0,
    max: Number.MAX_SAFE_INTEGER,
    initial: 0,
    given: true,
  },
  updatedAt: { ...time('Updated at'), given: true },
  updatedBy: { ...text('Updated by', 0, 128), given: true },
} as const;

/** Whether visitors see a record, and since when. */
export const publication = {
  published: { type: 'boolean', label: 'Published', initial: false, given: true },
  publishAt: {
    ...time('Publish at'),
    hint: 'Optional: visitors see the saved record from this time on, in your own time zone.',
  },
  publishedAt: { ...time('First published'), given: true },
} as const;

/** The pattern of a format for JavaScript, for the whole text. */
export const patternOf = ({ pattern }: Format): RegExp =>
  new RegExp(`^(?:${pattern.replaceAll('\\x{', '\\u{')})$`, 'u');

/** Whether a text has the form that its field asks for. */
export function hasFormat({ min, format }: TextSpec, value: string): boolean {
  return !format || (min === 0 && value === '') || patternOf(format).test(value);
}

export const PDF_MAX_BYTES = 25 * 1024 * 1024;
export const IMAGE_MAX_BYTES = 5 * 1024 * 1024;

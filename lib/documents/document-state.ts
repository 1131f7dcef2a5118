import type { PdfLink } from '@/lib/model/records';

/** The fields of a document's states from which its changes are derived. */
const STATE_FIELDS = [
  'revision',
  'updatedAt',
  'issued',
  'sha256',
  'edition',
  'change',
  'changeSafety',
  'withdrawn',
  'withdrawnWhy',
  'replacement',
] as const satisfies (keyof PdfLink)[];

/** A state of a document in one language, as saved. `updatedAt` is the time from which it was live. */
export type DocumentState = Pick<PdfLink, (typeof STATE_FIELDS)[number]>;

/** Copies only the fields that are needed, because the server keeps the states of all documents in memory. */
export function stateOf(link: PdfLink): DocumentState {
  const fields = STATE_FIELDS.map((field) => [field, link[field]]);
  return Object.fromEntries(fields);
}

/** A listed PDF link. If visitors rely on it, `earlier` has its earlier listed states, oldest first, once known. */
export type ListedLink = PdfLink & { earlier?: readonly DocumentState[] };

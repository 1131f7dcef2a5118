import { COLLECTIONS } from '@/lib/model/kinds';
import { z } from '@/lib/validation/zod';

/** A change that visitors should see: the record is now at `revision` or, if that is null, is no longer public. */
export const publicChange = z.strictObject({
  collection: z.enum(COLLECTIONS),
  id: z.string().regex(/^[A-Za-z0-9_][A-Za-z0-9._-]{0,127}$/),
  revision: z.int().min(1).nullable(),
});

export type PublicChange = z.infer<typeof publicChange>;

type Marked = { collection: PublicChange['collection']; id: string; revision: number };

const stem = ({ collection, id }: Pick<Marked, 'collection' | 'id'>) => `${collection}/${id}@`;

/** The value of the `data-record` attribute, which marks a record in a public page. */
export function revisionMark(record: Marked): string {
  return `${stem(record)}${record.revision}`;
}

/** The header that carries the revision mark of a PDF. */
export const RECORD_HEADER = 'x-record';

/**
 * Returns the text that contains a response's revision marks: the body or, for a file, the header. Does not wait for a
 * file's body.
 */
export async function markedText(response: Response): Promise<string> {
  const mark = response.headers.get(RECORD_HEADER);
  if (!mark) return response.text();
  await response.body?.cancel();
  return `"${mark}"`;
}

/**
 * Whether a page reflects the change: it shows the record at the revision or, if the revision is null, does not show
 * the record.
 */
export function shows(html: string, change: PublicChange): boolean {
  if (change.revision === null) return !html.includes(`"${stem(change)}`);
  return html.includes(`"${revisionMark({ ...change, revision: change.revision })}"`);
}

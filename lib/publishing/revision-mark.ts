import { COLLECTIONS, KINDS } from '@/lib/model/kinds';
import { z } from '@/lib/validation/zod';

/** What a publish changed: a record now at `revision`, or gone from the public pages (`null`). */
export const publication = z.strictObject({
  collection: z.enum(COLLECTIONS),
  id: z.string().regex(/^[A-Za-z0-9_][A-Za-z0-9._-]{0,127}$/),
  revision: z.int().min(1).nullable(),
});

export type Publication = z.infer<typeof publication>;

type Marked = { collection: Publication['collection']; id: string; revision: number };

const stem = ({ collection, id }: Pick<Marked, 'collection' | 'id'>) => `${collection}/${id}@`;

/** The value of `data-record` that a public page carries for each record it shows. */
export function revisionMark(record: Marked): string {
  return `${stem(record)}${record.revision}`;
}

/** Where answers that are no pages, stored PDFs, carry their mark. */
export const RECORD_HEADER = 'x-record';

/** The text of an answer with the marks in it; of a file only its mark, for there is no need to wait for its bytes. */
export async function markedText(response: Response): Promise<string> {
  const mark = response.headers.get(RECORD_HEADER);
  if (!mark) return response.text();
  await response.body?.cancel();
  return `"${mark}"`;
}

/** Whether the bytes of a page show a publication: the record at that revision, or not at all. */
export function shows(html: string, change: Publication): boolean {
  if (change.revision === null) return !html.includes(`"${stem(change)}`);
  return html.includes(`"${revisionMark({ ...change, revision: change.revision })}"`);
}

/** The cache tag under which pages read a collection. */
export const TAG_OF = Object.fromEntries(
  COLLECTIONS.map((collection) => [collection, KINDS[collection].tag]),
) as Record<Publication['collection'], string>;

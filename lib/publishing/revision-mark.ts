import { z } from '@/lib/validation/zod';

/** What a publish changed: a record now at `revision`, or gone from the public pages (`null`). */
export const publication = z.strictObject({
  collection: z.enum(['Blog', 'Media', 'GlobalFootprint', 'Link']),
  id: z.string().regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,127}$/),
  revision: z.int().min(1).nullable(),
});

export type Publication = z.infer<typeof publication>;

type Marked = { collection: Publication['collection']; id: string; revision: number };

const stem = ({ collection, id }: Pick<Marked, 'collection' | 'id'>) => `${collection}/${id}@`;

/** The value of `data-record` that a public page carries for each record it shows. */
export function revisionMark(record: Marked): string {
  return `${stem(record)}${record.revision}`;
}

/** Whether the bytes of a page show a publication: the record at that revision, or not at all. */
export function shows(html: string, change: Publication): boolean {
  if (change.revision === null) return !html.includes(`"${stem(change)}`);
  return html.includes(`"${revisionMark({ ...change, revision: change.revision })}"`);
}

/** The cache tag under which pages read a collection. */
export const TAG_OF: Record<Publication['collection'], string> = {
  Blog: 'blogs',
  Media: 'medias',
  GlobalFootprint: 'footprint',
  Link: 'links',
};

import { links } from '@/content/admin/links';
import { KEPT_KINDS } from '@/lib/model/link';
import type { PdfLink } from '@/lib/model/records';
import { SCHEMAS } from '@/lib/model/schema';

/**
 * The schema of a link's form. If earlier versions stay available, a new file needs a new revision label, because the
 * label on old packs must not lead to another file.
 */
export const linkSchema = ({ sha256, edition }: PdfLink) =>
  SCHEMAS.Link.refine(
    (typed) =>
      !edition || typed.edition !== edition || typed.sha256 === sha256 || !KEPT_KINDS.includes(typed.kind),
    { path: ['edition'], error: links.sameRevision.replace('{revision}', edition) },
  );

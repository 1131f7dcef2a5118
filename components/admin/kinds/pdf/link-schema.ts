import { links } from '@/content/admin/links';
import { canonicalTag } from '@/lib/model/languages';
import { KEPT_KINDS, keepsVersions } from '@/lib/model/link';
import type { PdfLink } from '@/lib/model/records';
import { SCHEMAS } from '@/lib/model/schema';
import { fill } from '@/lib/text/fill';

/**
 * Returns the schema of a link's form. If the document's type keeps earlier versions, a new file needs a new revision
 * label, because a label that is already printed on packs must not lead to another file. Once the document is listed, a
 * new file also needs a new note of what changed. A GTIN that is entered or listed needs the document's name, because
 * the GTIN will permanently belong to that document. Unless a second person must approve it, each file of a listed
 * document needs a written confirmation of its own by the person who releases the file. A withdrawal needs a reason. A document must
 * not expire before its date of issue.
 */
export const linkSchema = (
  { sha256, edition, change, release, kind, listed, gtin }: PdfLink,
  { needsApproval = false } = {},
) =>
  SCHEMAS.Link.refine(
    (typed) =>
      !edition || typed.edition !== edition || typed.sha256 === sha256 || !KEPT_KINDS.includes(typed.kind),
    { path: ['edition'], error: fill(links.sameRevision, { revision: edition }) },
  )
    .refine(
      (typed) =>
        !keepsVersions({ kind, listed }) ||
        !sha256 ||
        typed.sha256 === sha256 ||
        !['', change.trim()].includes(typed.change.trim()),
      { path: ['change'], error: links.changeNeeded },
    )
    .refine(
      (typed) =>
        needsApproval ||
        !keepsVersions(typed) ||
        (keepsVersions({ kind, listed }) && typed.sha256 === sha256) ||
        typed.release.trim() !== '',
      { path: ['release'], error: links.releaseNeeded },
    )
    // A colleague's confirmation of another file could have been merged into the form.
    .refine((typed) => !release || typed.sha256 === sha256 || typed.release !== release, {
      path: ['release'],
      error: links.sameRelease,
    })
    .refine(
      (typed) =>
        typed.document !== '' ||
        typed.gtin === '' ||
        !keepsVersions(typed) ||
        (keepsVersions({ kind, listed }) && typed.gtin === gtin),
      { path: ['document'], error: links.documentNeeded },
    )
    .refine(({ language }) => !language || canonicalTag(language) === language, {
      path: ['language'],
      error: links.unknownTag,
    })
    .refine(({ withdrawn, withdrawnWhy }) => !withdrawn || withdrawnWhy.trim() !== '', {
      path: ['withdrawnWhy'],
      error: links.withdrawReason,
    })
    .refine(({ issued, validUntil }) => !validUntil || validUntil >= issued, {
      path: ['validUntil'],
      error: links.expiresFirst,
    });

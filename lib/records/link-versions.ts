import { doc, firestore, getDoc } from '@/lib/firebase/firestore';
import { fromDocument, toDate } from '@/lib/model/converter';
import { KEPT_KINDS } from '@/lib/model/link';
import type { PdfLink } from '@/lib/model/records';

/** An earlier version of a PDF, and the time of its replacement. */
export type LinkVersion = { link: PdfLink; replacedAt: Date | null };

/** The maximum number of revisions to read when looking for earlier files. */
const MAX_REVISIONS = 200;

async function readRevision(id: string, revision: number): Promise<LinkVersion | null> {
  const snapshot = await getDoc(doc(firestore(), 'Link', id, 'history', String(revision)));
  const data = snapshot.data();
  if (!data) return null;
  return { link: fromDocument('Link', id, data.record), replacedAt: toDate(data.replacedAt) };
}

/** Whether visitors can read earlier versions of a PDF. */
export const keepsVersions = ({ kind, listed }: PdfLink): boolean => listed && KEPT_KINDS.includes(kind);

/**
 * Returns the distinct earlier files of a PDF, latest first, each with its latest record, or none if visitors cannot
 * read them. Considers only the 200 revisions before the current one.
 */
export async function earlierVersions(current: PdfLink): Promise<LinkVersion[]> {
  if (!keepsVersions(current)) return [];
  const revisions = Array.from({ length: Math.min(current.revision - 1, MAX_REVISIONS) }, (_, index) =>
    readRevision(current.id, current.revision - 1 - index),
  );
  const seen = new Set([current.sha256]);
  return (await Promise.all(revisions)).filter((version): version is LinkVersion => {
    if (!version?.link.sha256 || seen.has(version.link.sha256)) return false;
    seen.add(version.link.sha256);
    return true;
  });
}

import { doc, firestore, getDoc } from '@/lib/firebase/firestore';
import { fromDocument, toDate } from '@/lib/model/converter';
import { keepsVersions } from '@/lib/model/link';
import type { PdfLink } from '@/lib/model/records';

/** An earlier version of a PDF, and the time of its replacement. */
export type LinkVersion = { link: PdfLink; replacedAt: Date | null };

/** The number of revisions that are read at once. */
const BATCH = 100;

async function readRevision(id: string, revision: number): Promise<LinkVersion | null> {
  const snapshot = await getDoc(doc(firestore(), 'Link', id, 'history', String(revision)));
  const data = snapshot.data();
  if (!data) return null;
  return { link: fromDocument('Link', id, data.record), replacedAt: toDate(data.replacedAt) };
}

/**
 * Returns the distinct earlier files of a PDF, latest first, each with its latest record, or none if visitors cannot
 * read them.
 */
export async function earlierVersions(current: PdfLink): Promise<LinkVersion[]> {
  if (!keepsVersions(current)) return [];
  const seen = new Set([current.sha256]);
  const found: LinkVersion[] = [];
  for (let next = current.revision - 1; next > 0; next -= BATCH) {
    const revisions = Array.from({ length: Math.min(next, BATCH) }, (_, index) =>
      readRevision(current.id, next - index),
    );
    for (const version of await Promise.all(revisions)) {
      if (!version?.link.sha256 || seen.has(version.link.sha256)) continue;
      seen.add(version.link.sha256);
      found.push(version);
    }
  }
  return found;
}

import 'server-only';
import type { PdfLink } from '@/lib/model/records';
import { earlierVersions, type LinkVersion } from '@/lib/records/link-versions';
import { readInTime } from './read-in-time';

/** The maximum number of PDFs whose versions are cached. Loading the versions of one PDF can take many reads. */
const MAX_KEPT = 200;

const kept = new Map<string, { revision: number; versions: Promise<LinkVersion[]> }>();

/** Returns the earlier versions of a PDF that visitors can read, latest first. */
export function pdfVersions(link: PdfLink): Promise<LinkVersion[]> {
  const known = kept.get(link.id);
  if (known?.revision === link.revision) return known.versions;
  if (kept.size >= MAX_KEPT) kept.clear();
  const versions = readInTime(earlierVersions(link), 'the earlier versions');
  kept.set(link.id, { revision: link.revision, versions });
  versions.catch(() => {
    // The entry might now belong to a read of another revision.
    if (kept.get(link.id)?.versions === versions) kept.delete(link.id);
  });
  return versions;
}

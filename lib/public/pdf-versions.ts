import 'server-only';
import { LRUCache } from 'lru-cache';
import type { PdfLink } from '@/lib/model/records';
import { earlierVersions, type LinkVersion } from '@/lib/records/link-versions';
import { readInTime } from './read-in-time';

/** The maximum number of PDFs whose versions are cached. Loading the versions of one PDF can take many reads. */
const MAX_KEPT = 200;

const kept = new LRUCache<string, { revision: number; versions: Promise<LinkVersion[]> }>({ max: MAX_KEPT });

/** Returns the earlier versions of a PDF that visitors can read, latest first. */
export function pdfVersions(link: PdfLink): Promise<LinkVersion[]> {
  const known = kept.get(link.id);
  if (known?.revision === link.revision) return known.versions;
  const versions = readInTime(earlierVersions(link), 'the earlier versions');
  kept.set(link.id, { revision: link.revision, versions });
  versions.catch(() => {
    // The entry might now belong to a read of another revision.
    if (kept.get(link.id)?.versions === versions) kept.delete(link.id);
  });
  return versions;
}

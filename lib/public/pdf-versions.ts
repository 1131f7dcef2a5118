import 'server-only';
import { LRUCache } from 'lru-cache';
import { readInTime } from '@/lib/loading/within';
import type { PdfLink } from '@/lib/model/records';
import { earlierVersions, type LinkVersion } from '@/lib/records/link-versions';

/** The maximum number of PDFs whose versions are cached. Loading the versions of one PDF can take many reads. */
const MAX_KEPT = 200;

const kept = new LRUCache<string, LinkVersion[], PdfLink>({
  max: MAX_KEPT,
  fetchMethod: (_key, _stale, { context }) => readInTime(earlierVersions(context), 'the earlier versions'),
  // The versions must be returned even if others take their place in the cache during the read.
  ignoreFetchAbort: true,
});

/** Returns the earlier versions of a PDF that visitors can read, latest first. */
export const pdfVersions = (link: PdfLink): Promise<LinkVersion[]> =>
  kept.forceFetch(`${link.id}@${link.revision}`, { context: link });

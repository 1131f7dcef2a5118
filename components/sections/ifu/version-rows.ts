import { dayText } from '@/components/sections/documents/document-facts';
import { fileSize } from '@/components/ui/download-link/file-size';
import { ifu } from '@/content/ifu';
import type { ListedDocument } from '@/lib/public/documents';

/** Browsers must not translate a code, because visitors compare it with a label. */
type VersionRow = [label: string, value: string, isCode?: boolean];

type Version = Pick<
  ListedDocument,
  'edition' | 'issued' | 'bytes' | 'refs' | 'gtin' | 'udi' | 'sha256' | 'validUntil' | 'withdrawn'
>;

/** Returns the known facts that identify a version of a document, apart from its language and type. */
export function versionRows({
  withdrawn,
  edition,
  issued,
  validUntil,
  bytes,
  refs,
  gtin,
  udi,
  sha256,
}: Version): VersionRow[] {
  const { facts } = ifu;
  const rows: VersionRow[] = [
    [facts.withdrawn, withdrawn && dayText(withdrawn)],
    [facts.edition, edition, true],
    [facts.issued, issued && dayText(issued)],
    [facts.validUntil, validUntil && dayText(validUntil)],
    [facts.size, bytes > 0 ? `PDF, ${fileSize(bytes)}` : ''],
    [facts.refs, refs, true],
    [facts.gtin, gtin, true],
    [facts.udi, udi, true],
    [facts.sha256, sha256, true],
  ];
  return rows.filter(([, value]) => value !== '');
}

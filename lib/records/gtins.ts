import { type DocumentData, doc, firestore, type Transaction } from '@/lib/firebase/firestore';
import { keepsVersions } from '@/lib/model/link';
import type { PdfLink } from '@/lib/model/records';
import { GtinTakenError, NameTakenError } from './errors';

const hasGtin = (record: object): record is PdfLink => 'gtin' in record;

const isRelied = (stored: DocumentData | null) =>
  stored !== null && keepsVersions({ kind: stored.kind ?? '', listed: stored.listed ?? false });

/** @throws NameTakenError if the document's name is the file name of a link in another document, whose address it is */
async function requireOwnName(
  transaction: Transaction,
  { id, document }: PdfLink,
  stored: DocumentData | null,
): Promise<void> {
  const named = `${document}.pdf`;
  const isAsBefore = isRelied(stored) && stored?.document === document;
  if (!document || id === named || isAsBefore) return;
  const other = (await transaction.get(doc(firestore(), 'Link', named))).data()?.document;
  if (other && other !== document) throw new NameTakenError(document, String(other));
}

/**
 * Reads the claim of a record's GTIN, if it has one that needs a claim.
 * @returns a function that writes the claim in the record's transaction, unless it is already stored
 * @throws GtinTakenError if the GTIN belongs to another document; NameTakenError if the document's name does
 */
export async function claimGtin(
  transaction: Transaction,
  record: object,
  stored: DocumentData | null,
): Promise<() => void> {
  const none = () => {};
  if (!hasGtin(record) || !keepsVersions(record)) return none;
  await requireOwnName(transaction, record, stored);
  if (!record.gtin || !record.document) return none;
  const { id, kind, gtin, document } = record;
  const reference = doc(firestore(), 'Gtins', `${kind}-${gtin}`);
  const held = (await transaction.get(reference)).data();
  if (!held) return () => void transaction.set(reference, { document, id });
  // Two documents can share a GTIN that both had before claims existed.
  const isAsBefore = isRelied(stored) && stored?.gtin === gtin && stored.document === document;
  if (held.document === document || isAsBefore) return none;
  throw new GtinTakenError(gtin, String(held.document));
}

import { type DocumentData, doc, firestore, type Transaction } from '@/lib/firebase/firestore';
import { keepsVersions } from '@/lib/model/link';
import type { PdfLink } from '@/lib/model/records';
import { GtinTakenError, NameRetiredError, NameTakenError } from './errors';

const hasGtin = (record: object): record is PdfLink => 'gtin' in record;

const isRelied = (stored: DocumentData | null) =>
  stored !== null && keepsVersions({ kind: stored.kind ?? '', listed: stored.listed ?? false });

const retirementOf = (document: string) => doc(firestore(), 'Names', document);

/**
 * Reads whether a link's document already has a retired name.
 * @returns a function that retires the name in the transaction that deletes the link, if visitors relied on the link
 */
export async function retireName(transaction: Transaction, stored: DocumentData): Promise<() => void> {
  const document = isRelied(stored) ? String(stored.document ?? '') : '';
  if (!document || (await transaction.get(retirementOf(document))).exists()) return () => {};
  return () => void transaction.set(retirementOf(document), { id: stored.id });
}

/**
 * @throws NameRetiredError if a link of a document with this name has been deleted; NameTakenError if the document's name
 * is the file name of a link in another document, whose address it is
 */
async function requireOwnName(
  transaction: Transaction,
  { id, document }: PdfLink,
  stored: DocumentData | null,
): Promise<void> {
  const named = `${document}.pdf`;
  const isAsBefore = isRelied(stored) && stored?.document === document;
  if (!document || isAsBefore) return;
  if ((await transaction.get(retirementOf(document))).exists()) throw new NameRetiredError(document);
  if (id === named) return;
  const other = (await transaction.get(doc(firestore(), 'Link', named))).data()?.document;
  if (other && other !== document) throw new NameTakenError(document, String(other));
}

/**
 * Reads the claim of a record's GTIN, if it has one that needs a claim.
 * @returns a function that writes the claim in the record's transaction, unless it is already stored
 * @throws GtinTakenError if the GTIN belongs to another document; NameTakenError if the document's name does;
 * NameRetiredError if the name is retired
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

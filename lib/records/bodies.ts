import { type DocumentData, doc, firestore, getDoc, type Transaction } from '@/lib/firebase/firestore';
import { type Collection, partOf } from '@/lib/model/kinds';
import type { RecordOf } from '@/lib/model/records';
import { textIn } from '@/lib/model/text-in';
import { sha256 } from './files';

const bodyReference = (name: Collection, id: string, hash: string) =>
  doc(firestore(), name, id, 'bodies', hash);

/** A text in a separate document, whose name is the text's hash. */
export type Body = { hash: string; text: string };

/** A record's text is not stored, for example because the record has just been purged. */
export class MissingTextError extends Error {}

/**
 * Returns a record's text.
 * @throws MissingTextError if the text is not stored, or a `permission-denied` error if the reader is not allowed to
 * read it
 */
export async function readBody(name: Collection, id: string, hash: string): Promise<string> {
  const text: unknown = (await getDoc(bodyReference(name, id, hash))).data()?.text;
  if (typeof text !== 'string')
    throw new MissingTextError(`${name}/${id} refers to a text that is not stored.`);
  return text;
}

/** Returns the record with its separately stored text, if any. @throws the errors of `readBody` */
export async function withText<Name extends Collection>(
  name: Name,
  record: RecordOf<Name>,
): Promise<RecordOf<Name>> {
  const part = partOf(name);
  const hash = part && textIn(record, part.pointer);
  if (!hash) return record;
  return { ...record, [part.field]: await readBody(name, record.id, hash) };
}

/**
 * Returns a record's text and the text's hash, or null if the record contains no text. A record from a list contains
 * only the reference to its text.
 */
export async function bodyOf(name: Collection, record: object): Promise<Body | null> {
  const part = partOf(name);
  const text = part && textIn(record, part.field);
  if (!text) return null;
  return { text, hash: await sha256(new Blob([text])) };
}

/** Whether the transaction must write the text, because it is not stored yet. Stored texts are never overwritten. */
export async function isNewBody(
  transaction: Transaction,
  { name, id }: { name: Collection; id: string },
  body: Body,
  stored: DocumentData | null,
): Promise<boolean> {
  if (stored?.[partOf(name)?.pointer ?? ''] === body.hash) return false;
  return !(await transaction.get(bodyReference(name, id, body.hash))).exists();
}

/** Writes the text's document in the record's transaction. */
export function writeBody(transaction: Transaction, name: Collection, id: string, body: Body): void {
  transaction.set(bodyReference(name, id, body.hash), { text: body.text });
}

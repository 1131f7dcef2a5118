import type { Database } from '../../store/database';
import { inTransaction } from '../../store/in-transaction';
import { MAX_ID_BYTES } from '../names';
import { generateId } from '../routes/generate-id';
import { parseTime } from '../time';
import type { DocumentStore } from './document-store';

const NUL = '\0';
/** The printable symbol for U+0000. */
const SYMBOL = '\u2400';

function withSymbols(id: string): string {
  const renamed = id.replaceAll(NUL, SYMBOL);
  return Buffer.byteLength(renamed) > MAX_ID_BYTES ? generateId() : renamed;
}

/**
 * Renames documents whose ids contain U+0000, which earlier versions accepted. The driver returns text only up to
 * this character, so such a document would be served with another document's name.
 */
export function renameNulIds(db: Database, documents: DocumentStore, log: (line: string) => void): void {
  // In keys, U+0000 is written as these two bytes. Searching the index of keys is faster than reading each document.
  const found = db
    .prepare<unknown[]>(
      `SELECT CAST(path AS BLOB) AS path, body FROM firestore_documents
       WHERE id IN (SELECT id FROM firestore_documents WHERE instr(key, x'00ff') > 0)`,
    )
    .all([]) as { path: ArrayBuffer; body: string }[];
  for (const { path, body } of found) {
    const stored = Buffer.from(path).toString();
    if (!stored.includes(NUL)) continue;
    const segments = stored.split('/');
    const renamed = segments.map(withSymbols);
    const target = documents.read(renamed) ? [...renamed.slice(0, -1), generateId()] : renamed;
    const { fields = {}, createTime, updateTime } = JSON.parse(`{${body}`);
    inTransaction(db, () => {
      documents.write(target, {
        fields,
        createTime: parseTime(createTime),
        updateTime: parseTime(updateTime),
      });
      documents.remove(segments);
    });
    log(
      `The document ${JSON.stringify(stored)} was served as ${JSON.stringify(stored.split(NUL)[0])}, because its path contains U+0000. It is now ${JSON.stringify(target.join('/'))}. Check it, and delete it if nobody needs it.`,
    );
  }
}

import { type Encodable, encodeFields } from 'local-firebase/values';
import { countingWrite } from '../model/counting-write';

/** A running backend and its owner token, which bypasses the rules. */
export type OwnedBackend = { origin: string; ownerToken: string };

const DOCUMENTS = 'projects/demo-purvia/databases/(default)/documents';

/** The maximum number of writes in one commit, not counting the write to the change counter. */
const MAX_WRITES = 400;

export const setDocument = (collection: string, id: string, record: Record<string, Encodable>) => ({
  update: { name: `${DOCUMENTS}/${collection}/${id}`, fields: encodeFields(record) },
});

export const deleteDocument = (collection: string, id: string) => ({
  delete: `${DOCUMENTS}/${collection}/${id}`,
});

/**
 * Returns the write that records a change in the change counter. If `change` names no record, the servers reload all
 * content.
 */
export const countChange = (change: Record<string, Encodable> = {}) =>
  countingWrite(DOCUMENTS, encodeFields(change));

/** Commits writes, bypassing the rules, in batches of the maximum size. Each batch increments the change counter. */
export async function commitAsOwner(
  { origin, ownerToken }: OwnedBackend,
  writes: object[],
  change?: Record<string, Encodable>,
): Promise<void> {
  for (let from = 0; from < writes.length; from += MAX_WRITES) {
    const response = await fetch(`${origin}/v1/${DOCUMENTS}:commit`, {
      method: 'POST',
      headers: { authorization: `Bearer ${ownerToken}`, 'content-type': 'application/json' },
      body: JSON.stringify({ writes: [...writes.slice(from, from + MAX_WRITES), countChange(change)] }),
    });
    if (!response.ok) throw new Error(`Writing as the owner failed: ${await response.text()}`);
  }
}

/** Stores a record that visitors see, bypassing the rules, and increments the change counter. */
export const publishAsOwner = (
  backend: OwnedBackend,
  collection: string,
  record: Record<string, Encodable> & { id: string; revision: number },
): Promise<void> =>
  commitAsOwner(backend, [setDocument(collection, record.id, record)], {
    ...{ collection, id: record.id, revision: record.revision, visible: true },
  });

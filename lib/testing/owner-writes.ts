import { type Encodable, encodeFields } from 'local-firebase/values';

/** A running backend and the token of its owner, whom no rule holds back. */
export type OwnedBackend = { origin: string; ownerToken: string };

const DOCUMENTS = 'projects/demo-purvia/databases/(default)/documents';

/** Writes in one commit; the backend takes 500. */
const MOST_WRITES = 400;

export const setDocument = (collection: string, id: string, record: Record<string, Encodable>) => ({
  update: { name: `${DOCUMENTS}/${collection}/${id}`, fields: encodeFields(record) },
});

export const deleteDocument = (collection: string, id: string) => ({
  delete: `${DOCUMENTS}/${collection}/${id}`,
});

/** Counts a change; one that names no record makes every server read everything anew. */
export const countChange = (change: Record<string, Encodable> = {}) => ({
  update: { name: `${DOCUMENTS}/Changes/clock`, fields: encodeFields(change) },
  updateMask: { fieldPaths: ['collection', 'id', 'revision', 'visible'] },
  updateTransforms: [
    { fieldPath: 'count', increment: { integerValue: '1' } },
    { fieldPath: 'at', setToServerValue: 'REQUEST_TIME' },
  ],
});

/** Commits writes past the rules and past the site, as many at once as the backend takes. */
export async function commitAsOwner(
  { origin, ownerToken }: OwnedBackend,
  writes: object[],
  change?: Record<string, Encodable>,
): Promise<void> {
  for (let from = 0; from < writes.length; from += MOST_WRITES) {
    const response = await fetch(`${origin}/v1/${DOCUMENTS}:commit`, {
      method: 'POST',
      headers: { authorization: `Bearer ${ownerToken}`, 'content-type': 'application/json' },
      body: JSON.stringify({ writes: [...writes.slice(from, from + MOST_WRITES), countChange(change)] }),
    });
    if (!response.ok) throw new Error(`The owner could not write: ${await response.text()}`);
  }
}

import { z } from 'zod';
import { type Connection, request } from './connection';
import { commit, rootOf } from './documents';

const Stored = z.object({
  fields: z.looseObject({ revision: z.object({ integerValue: z.string() }) }),
  updateTime: z.string(),
});

const Found = z.tuple([z.object({ found: Stored.optional() })]);

/** A document with a revision and a history, in the format of Firestore's REST API. */
type KeptDocument = z.infer<typeof Stored>;

/** The author of changes made by a command. */
export const OPERATOR = 'operator';

/** Returns a document such as `People/abc`, or null if it is not stored. */
export async function readKept(connection: Connection, path: string): Promise<KeptDocument | null> {
  const root = rootOf(connection);
  const body = { documents: [`${root}/${path}`] };
  const [{ found }] = Found.parse(await request(connection, 'firestore', `v1/${root}:batchGet`, { body }));
  return found ?? null;
}

/**
 * Writes a document's next revision, and keeps the former one in its history.
 * @param stored the document as it was read, or null if it is new
 * @throws ConnectionError if the document was changed after it was read
 */
export async function writeKept(
  connection: Connection,
  path: string,
  stored: KeptDocument | null,
  fields: Record<string, object>,
  by = OPERATOR,
): Promise<void> {
  const name = `${rootOf(connection)}/${path}`;
  const revision = Number(stored?.fields.revision.integerValue ?? 0);
  const now = (fieldPath: string) => [{ fieldPath, setToServerValue: 'REQUEST_TIME' }];
  const next = {
    update: {
      name,
      fields: { ...fields, by: { stringValue: by }, revision: { integerValue: String(revision + 1) } },
    },
    updateTransforms: now('since'),
    currentDocument: stored ? { updateTime: stored.updateTime } : { exists: false },
  };
  const former = stored && {
    update: {
      name: `${name}/history/${revision}`,
      fields: {
        record: { mapValue: { fields: stored.fields } },
        revision: { integerValue: String(revision) },
        replacedBy: { stringValue: by },
      },
    },
    updateTransforms: now('replacedAt'),
  };
  await commit(connection, former ? [next, former] : [next]);
}

import { z } from 'zod';
import { type Connection, request } from './connection';

const Value: z.ZodType<StoredValue> = z.looseObject({
  stringValue: z.string().optional(),
  timestampValue: z.string().optional(),
  booleanValue: z.boolean().optional(),
  arrayValue: z.looseObject({ values: z.array(z.lazy(() => Value)).optional() }).optional(),
  mapValue: z
    .looseObject({
      fields: z
        .record(
          z.string(),
          z.lazy(() => Value),
        )
        .optional(),
    })
    .optional(),
});

/** The value types that maintenance needs. */
export type StoredValue = {
  stringValue?: string | undefined;
  timestampValue?: string | undefined;
  booleanValue?: boolean | undefined;
  arrayValue?: { values?: StoredValue[] | undefined } | undefined;
  mapValue?: { fields?: Record<string, StoredValue> | undefined } | undefined;
};

const Document = z.object({
  name: z.string(),
  fields: z.record(z.string(), Value).default({}),
  updateTime: z.string(),
});

/** `path` is relative to the database, for example `Blog/abc`. */
export type StoredDocument = { path: string; fields: Record<string, StoredValue>; updateTime: string };

/** An error among the rows would otherwise look like the end of the list, and a purge deletes files that no row uses. */
const Row = z.object({ document: Document.optional(), readTime: z.string(), error: z.never().optional() });

const Rows = z.array(Row).min(1);

const PAGE = 300;

/** Returns the resource name of the database's documents. */
export const rootOf = ({ projectId }: Connection): string =>
  `projects/${projectId}/databases/(default)/documents`;

/** Commits all writes or none. @param writes in the format of Firestore's REST API */
export async function commit(connection: Connection, writes: object[]): Promise<void> {
  await request(connection, 'firestore', `v1/${rootOf(connection)}:commit`, { body: { writes } });
}

/**
 * Reads the top-level collection with this name or, if `everywhere` is true, all collections with this name.
 * @param where a filter in the format of Firestore's REST API
 */
export async function readAll(
  connection: Connection,
  collectionId: string,
  everywhere = false,
  where?: object,
): Promise<StoredDocument[]> {
  const root = rootOf(connection);
  const found: StoredDocument[] = [];
  let last: string | undefined;
  do {
    const rows = Rows.parse(
      await request(connection, 'firestore', `v1/${root}:runQuery`, {
        body: {
          structuredQuery: {
            from: [{ collectionId, allDescendants: everywhere }],
            ...(where && { where }),
            orderBy: [{ field: { fieldPath: '__name__' } }],
            limit: PAGE,
            ...(last && { startAt: { values: [{ referenceValue: last }], before: false } }),
          },
        },
      }),
    );
    const page = rows.flatMap(({ document }) => (document ? [document] : []));
    found.push(...page.map(({ name, ...rest }) => ({ path: name.slice(root.length + 1), ...rest })));
    last = page.length === PAGE ? page.at(-1)?.name : undefined;
  } while (last);
  return found;
}

/**
 * Deletes documents in one commit.
 * @throws ConnectionError if any document has changed since it was read, in which case none is deleted
 */
export async function deleteUnchanged(connection: Connection, documents: StoredDocument[]): Promise<void> {
  const root = rootOf(connection);
  const writes = documents.map(({ path, updateTime }) => ({
    delete: `${root}/${path}`,
    currentDocument: { updateTime },
  }));
  await commit(connection, writes);
}

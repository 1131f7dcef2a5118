import { type Connection, request } from './connection';

/**
 * Counts a change that names no record: every server then reads everything anew. For data that was edited in a console,
 * restored, or purged.
 */
export async function touch(connection: Connection): Promise<void> {
  const database = `projects/${connection.projectId}/databases/(default)`;
  await request(connection, 'firestore', `v1/${database}/documents:commit`, {
    body: {
      writes: [
        {
          update: { name: `${database}/documents/Changes/clock`, fields: {} },
          updateMask: { fieldPaths: ['collection', 'id', 'revision', 'visible'] },
          updateTransforms: [
            { fieldPath: 'count', increment: { integerValue: '1' } },
            { fieldPath: 'at', setToServerValue: 'REQUEST_TIME' },
          ],
        },
      ],
    },
  });
}

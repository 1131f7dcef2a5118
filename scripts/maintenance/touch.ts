import { clockWrite } from '../../lib/model/clock-write';
import { type Connection, request } from './connection';

/** Makes every server reload everything, after data was edited in a console, restored or purged. */
export async function touch(connection: Connection): Promise<void> {
  const documents = `projects/${connection.projectId}/databases/(default)/documents`;
  await request(connection, 'firestore', `v1/${documents}:commit`, {
    body: { writes: [clockWrite(documents)] },
  });
}

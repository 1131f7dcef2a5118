import { clockWrite } from '../../lib/model/clock-write';
import { type Connection, request } from './connection';

/**
 * Increments the change clock, so that every server reloads all content. Needed after a purge, a restore or an edit in
 * a console.
 */
export async function touch(connection: Connection): Promise<void> {
  const documents = `projects/${connection.projectId}/databases/(default)/documents`;
  await request(connection, 'firestore', `v1/${documents}:commit`, {
    body: { writes: [clockWrite(documents)] },
  });
}

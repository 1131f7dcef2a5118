import { countingWrite } from '../../lib/model/counting-write';
import { type Connection, request } from './connection';

/**
 * Increments the change counter, so that every server reloads all content. Needed after a purge, a restore or an edit in
 * a console.
 */
export async function touch(connection: Connection): Promise<void> {
  const documents = `projects/${connection.projectId}/databases/(default)/documents`;
  await request(connection, 'firestore', `v1/${documents}:commit`, {
    body: { writes: [countingWrite(documents)] },
  });
}

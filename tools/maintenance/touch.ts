import { countingWrite } from '../../lib/model/counting-write';
import type { Connection } from './connection';
import { commit, rootOf } from './documents';

/**
 * Increments the change counter, so that every server reloads all content. Needed after a purge, a restore or an edit in
 * a console.
 */
export async function touch(connection: Connection): Promise<void> {
  await commit(connection, [countingWrite(rootOf(connection))]);
}

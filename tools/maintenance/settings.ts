import type { Connection } from './connection';
import { readKept, writeKept } from './kept-documents';

const PATH = 'Settings/security';

/**
 * Stores that no role needs a second factor, unless the setting exists. The rules treat a missing setting the same way,
 * but need one more call to find that it is missing.
 */
export async function storeSecuritySettings(connection: Connection): Promise<void> {
  if (await readKept(connection, PATH)) return;
  await writeKept(connection, PATH, null, { roles: { stringValue: '' }, witness: { stringValue: '' } });
}

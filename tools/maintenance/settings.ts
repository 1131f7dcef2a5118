import type { Connection } from './connection';
import { readKept, writeKept } from './kept-documents';

const PATH = 'Settings/security';

/**
 * Stores security settings that require no second factor, unless settings exist. The rules treat missing settings the
 * same way, but need one more call to find that they are missing.
 */
export async function storeSecuritySettings(connection: Connection): Promise<void> {
  if (await readKept(connection, PATH)) return;
  await writeKept(connection, PATH, null, { roles: { stringValue: '' }, witness: { stringValue: '' } });
}

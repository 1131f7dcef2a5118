import { join } from 'node:path';
import Libsql from 'libsql';
import type { Backend } from '../backend/backend';
import { readCollection } from '../backend/documents';
import { download } from '../backend/files';
import { type Clients, fileBytes, fileName } from './client';

async function lostDocuments({ backend, documents }: Clients): Promise<string[]> {
  const [left, right] = [await readCollection(backend, 'left'), await readCollection(backend, 'right')];
  return documents.places().flatMap((slot) => {
    const [one, other] = [left.get(slot) ?? null, right.get(slot) ?? null];
    if (one !== other) return [`${slot} is half written: ${one} and ${other}.`];
    const allowed = documents.allowed(slot);
    return allowed.includes(one) ? [] : [`${slot} holds ${one}, not ${allowed.join(' or ')}.`];
  });
}

async function lostFiles({ backend, files }: Clients): Promise<string[]> {
  const failures: string[] = [];
  for (const slot of files.places()) {
    const found = await download(backend, fileName(slot));
    const fits = files
      .allowed(slot)
      .some((n) => (n === null ? found === null : (found?.equals(fileBytes(n)) ?? false)));
    if (!fits) failures.push(`${fileName(slot)} does not have the content of any possible upload.`);
  }
  return failures;
}

/** Compares a restarted backend with the ledger. Returns the number of paths compared and the differences. */
export async function verify(clients: Clients): Promise<{ checked: number; failures: string[] }> {
  const failures = [...(await lostDocuments(clients)), ...(await lostFiles(clients))];
  return { checked: clients.documents.places().length + clients.files.places().length, failures };
}

/** Returns the errors that SQLite's integrity check finds in a stopped backend's database. */
export function integrityFailures({ dataDir }: Backend): string[] {
  const db = new Libsql(join(dataDir, 'local-firebase.db'), { readonly: true });
  const rows = db.prepare('PRAGMA integrity_check').all([]) as { integrity_check: string }[];
  db.close();
  return rows.map((row) => row.integrity_check).filter((line) => line !== 'ok');
}

import { closeSync, openSync, statSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import Libsql from 'libsql';
import { startLocalFirebase } from '..';
import { type Local, ROOT, startLocal } from '../testing/start-local';
import { DATABASE_FILE } from './database';

const DOCUMENTS = 2_000;

const write = (id: number) => ({
  update: { name: `${ROOT}/items/${id}`, fields: { text: { stringValue: 'x'.repeat(200) } } },
});

async function fill(local: Local): Promise<void> {
  for (let first = 0; first < DOCUMENTS; first += 500) {
    const writes = Array.from({ length: 500 }, (_, number) => write(first + number));
    expect((await local.asOwner(':commit', { writes })).status).toBe(200);
  }
}

/** Overwrites a quarter of the database's pages, after the first half. */
function damageFile({ options }: Local): void {
  const file = join(options.dataDir, DATABASE_FILE);
  const db = new Libsql(file);
  // The log would still contain the pages.
  db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  db.close();
  const bytes = Buffer.alloc(Math.floor(statSync(file).size / 4), 0x5a);
  const handle = openSync(file, 'r+');
  writeSync(handle, bytes, 0, bytes.length, 2 * bytes.length);
  closeSync(handle);
}

describe('a damaged database', () => {
  it('stops the start, with a sentence that says what to do', async () => {
    const local = await startLocal();
    await fill(local);
    await local.backend.close();
    damageFile(local);
    await expect(startLocalFirebase(local.options)).rejects.toThrow(
      /local-firebase\.db is damaged .*Restore the latest backup/s,
    );
    local.remove();
  });

  it('found while the backend runs, accepts no more changes, and what can be read is served', async () => {
    const lines: string[] = [];
    const local = await startLocal(undefined, { log: (line) => lines.push(line) });
    await fill(local);
    damageFile(local);
    const listed = await local.asOwner('/items?pageSize=2000');
    expect(listed.status).toBe(500);
    expect(lines.join('\n')).toContain('The database is damaged');
    const saved = await local.asOwner(':commit', { writes: [write(DOCUMENTS)] });
    expect(saved.status).toBe(503);
    expect(JSON.stringify(saved.body)).toContain('does not accept changes');
    expect((await local.asOwner('/items/0')).status).toBe(200);
    await local.close();
  });
});

import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../start-error';
import { createTempDir } from '../testing/temp-dir';
import { takeDataDirectory } from './data-directory';
import { openDatabase } from './database';
import { storeFaultResponse } from './faults';
import { inTransaction } from './in-transaction';
import { MIGRATIONS } from './migrations';

describe('the store', () => {
  let folder: ReturnType<typeof createTempDir>;

  beforeEach(() => {
    folder = createTempDir();
  });
  afterEach(() => folder.remove());

  it('keeps its data when reopened', () => {
    const first = openDatabase(folder.path);
    first.exec('CREATE TABLE kept (n); INSERT INTO kept VALUES (7)');
    first.close();
    const again = openDatabase(folder.path);
    expect(again.prepare<unknown[]>('SELECT n FROM kept').all([])).toEqual([{ n: 7 }]);
    again.close();
  });

  it('rejects data from a newer version', () => {
    const newer = openDatabase(folder.path);
    newer.exec(`PRAGMA user_version = ${MIGRATIONS.length + 1}`);
    newer.close();
    expect(() => openDatabase(folder.path)).toThrow(
      /^The data in .* was written by a newer version of local-firebase/,
    );
    expect(() => openDatabase(folder.path)).toThrow(StartError);
  });

  it('reports a file that is not a database', () => {
    writeFileSync(join(folder.path, 'local-firebase.db'), 'something else '.repeat(100));
    expect(() => openDatabase(folder.path)).toThrow(
      /local-firebase\.db cannot be opened: it is not a local-firebase database\.$/,
    );
  });

  it('reports a data directory that is a file', () => {
    const file = join(folder.path, 'file');
    writeFileSync(file, '');
    expect(() => takeDataDirectory(file)).toThrow(/cannot be used: a file of this name exists\.$/);
  });

  it('locks its directory for one holder at a time', () => {
    const held = takeDataDirectory(folder.path);
    expect(() => takeDataDirectory(folder.path)).toThrow(/is already in use by local-firebase/);
    held.release();
    takeDataDirectory(folder.path).release();
  });

  it('locks its directory with an empty file, which needs no disk space', () => {
    const held = takeDataDirectory(folder.path);
    expect(readdirSync(folder.path)).toEqual(['lock.db']);
    expect(statSync(join(folder.path, 'lock.db')).size).toBe(0);
    held.release();
  });

  it('creates directories that other users cannot read', () => {
    const path = join(folder.path, 'new');
    takeDataDirectory(path).release();
    expect(statSync(path).mode & 0o777).toBe(0o700);
  });

  it('keeps committed data when the disk is full, and maps the error to RESOURCE_EXHAUSTED', () => {
    const db = openDatabase(folder.path);
    db.exec('CREATE TABLE kept (n BLOB); INSERT INTO kept VALUES (1)');
    const pages = db.prepare<unknown[]>('SELECT page_count AS count FROM pragma_page_count').get([]) as {
      count: number;
    };
    db.exec(`PRAGMA max_page_count = ${pages.count + 2}`);
    let fault: unknown;
    try {
      inTransaction(db, () => {
        for (let n = 0; n < 100; n++)
          db.prepare<unknown[]>('INSERT INTO kept VALUES (?)').run([Buffer.alloc(4000)]);
      });
    } catch (error) {
      fault = error;
    }
    expect(storeFaultResponse(fault)).toMatchObject({ status: 'RESOURCE_EXHAUSTED', code: 429 });
    expect(db.prepare<unknown[]>('SELECT count(*) AS kept FROM kept').all([])).toEqual([{ kept: 1 }]);
    db.close();
  });
});

import { pdfPath } from '@/lib/content/file-address';
import { TRASH_RETENTION } from '@/lib/content/retention';
import { COLLECTIONS } from '@/lib/model/kinds';
import type { Connection } from './connection';
import { deleteUnchanged, readAll, type StoredDocument, type StoredValue } from './documents';
import { deleteFile, listFiles } from './files';

const DAY = 86_400_000;

/** So old must a file be that nothing refers to: a younger one may belong to a record that is just being edited. */
const FILE_DAYS = 1;

const FOLDERS = ['images', 'pdfs'];

/** A tombstone whose time is over, with the history of its record, which would stand in the way of a new one. */
export type OverdueTombstone = { tombstone: StoredDocument; history: StoredDocument[] };

/** So many files are deleted at once after each look at what refers to them. */
const BATCH = 20;

export type PurgePlan = { tombstones: OverdueTombstone[]; files: string[] };

const isOver = ({ fields }: StoredDocument, now: number) =>
  Date.parse(fields.deletedAt?.timestampValue ?? '') <= now - TRASH_RETENTION;

/** Every path of a file in a record, however deep: it may stand in any field, and a PDF's in two together. */
function pathsIn(fields: Record<string, StoredValue>): string[] {
  const pdf = pdfPath({ link: fields.link?.stringValue ?? '', sha256: fields.sha256?.stringValue ?? '' });
  const found = Object.values(fields).flatMap(({ stringValue, mapValue }) =>
    stringValue === undefined ? pathsIn(mapValue?.fields ?? {}) : [stringValue],
  );
  return [pdf, ...found];
}

const recordPath = ({ fields }: StoredDocument) =>
  `${fields.collection?.stringValue}/${fields.id?.stringValue}`;

async function readDocuments(connection: Connection) {
  const trash = await readAll(connection, 'Trash');
  const history = await readAll(connection, 'history', true);
  const records = (await Promise.all(COLLECTIONS.map((name) => readAll(connection, name)))).flat();
  return { trash, history, records };
}

const namesIn = (documents: StoredDocument[]) => new Set(documents.flatMap(({ fields }) => pathsIn(fields)));

/** What can go at a moment, given in milliseconds since the epoch. Reads everything and changes nothing. */
export async function planPurge(connection: Connection, now: number): Promise<PurgePlan> {
  // Before the records: a file that is stored and named meanwhile is then not among them.
  const files = (await Promise.all(FOLDERS.map((folder) => listFiles(connection, folder)))).flat();
  const { trash, history, records } = await readDocuments(connection);
  const standing = new Set(records.map(({ path }) => path));
  const tombstones = trash
    .filter((tombstone) => isOver(tombstone, now))
    .map((tombstone) => {
      const path = recordPath(tombstone);
      const own = standing.has(path)
        ? []
        : history.filter((entry) => entry.path.startsWith(`${path}/history/`));
      return { tombstone, history: own };
    });
  const going = new Set(tombstones.flatMap(({ tombstone, history }) => [tombstone, ...history]));
  const named = namesIn([...records, ...trash, ...history].filter((document) => !going.has(document)));
  return {
    tombstones,
    files: files
      .filter(({ name, updated }) => !named.has(name) && updated <= now - FILE_DAYS * DAY)
      .map(({ name }) => name),
  };
}

/**
 * Does what was planned: each tombstone with its history in one commit, then the files, but for those that a record
 * has come to name since.
 * @returns how many files it deleted
 */
export async function purge(connection: Connection, { tombstones, files }: PurgePlan): Promise<number> {
  for (const { tombstone, history } of tombstones) {
    await deleteUnchanged(connection, [tombstone, ...history]);
  }
  let deleted = 0;
  for (let first = 0; first < files.length; first += BATCH) {
    const { trash, history, records } = await readDocuments(connection);
    const named = namesIn([...records, ...trash, ...history]);
    const going = files.slice(first, first + BATCH).filter((name) => !named.has(name));
    await Promise.all(going.map((name) => deleteFile(connection, name)));
    deleted += going.length;
  }
  return deleted;
}

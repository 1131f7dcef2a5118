import { COLLECTIONS } from '@/lib/model/kinds';
import { KEPT_KINDS } from '@/lib/model/link';
import { pdfPath } from '@/lib/records/file-address';
import { TRASH_RETENTION } from '@/lib/records/retention';
import type { Connection } from './connection';
import { deleteUnchanged, readAll, type StoredDocument, type StoredValue } from './documents';
import { deleteFile, listFiles, type StoredFile } from './files';

const DAY = 86_400_000;

/** The minimum age of unreferenced files to delete, in days. A newer file might belong to a record being edited. */
const FILE_DAYS = 1;

/** The part of a path that contains the content hash. */
const HASH = /\/([0-9a-f]{64})\.(?:png|pdf)$/;

const FOLDERS = ['images', 'pdfs'];

/**
 * An expired tombstone with the history, texts and approvals of its record. As long as the history exists, a new record with the
 * same id cannot be saved a second time.
 */
type OverdueTombstone = { tombstone: StoredDocument; history: StoredDocument[] };

/** The maximum number of files deleted between two checks for new references. */
const BATCH = 20;

type PurgePlan = { tombstones: OverdueTombstone[]; files: string[] };

/** Matches an image's path inside text, such as the address of an image in an article. */
const STORED_FILE = /images(?:\/[A-Za-z0-9_-][A-Za-z0-9_.-]*)+\.png/g;

const isOver = ({ fields }: StoredDocument, now: number) =>
  Date.parse(fields.deletedAt?.timestampValue ?? '') <= now - TRASH_RETENTION;

/** Returns a record's strings, the image paths inside them, and its PDF's path, which is split across two fields. */
function pathsIn(fields: Record<string, StoredValue>): string[] {
  const pdf = pdfPath({ link: fields.link?.stringValue ?? '', sha256: fields.sha256?.stringValue ?? '' });
  const found = Object.values(fields).flatMap(({ stringValue, mapValue }) =>
    stringValue === undefined
      ? pathsIn(mapValue?.fields ?? {})
      : [stringValue, ...(stringValue.match(STORED_FILE) ?? [])],
  );
  return [pdf, ...found];
}

const kindOf = (fields: Record<string, StoredValue> = {}) => fields.kind?.stringValue ?? '';

const recordIn = ({ fields }: StoredDocument) => fields.record?.mapValue?.fields;

/** Whether a tombstone or an earlier version is of a kind whose versions are kept. */
const isKept = (entry: StoredDocument): boolean => KEPT_KINDS.includes(kindOf(recordIn(entry)));

/** Whether the day until which a deleted record was to be kept has passed. */
function isReleased(tombstone: StoredDocument, now: number): boolean {
  const until = recordIn(tombstone)?.retainUntil?.stringValue;
  return Boolean(until) && Date.parse(`${until}T00:00:00Z`) + DAY <= now;
}

const recordPath = ({ fields }: StoredDocument) =>
  `${fields.collection?.stringValue}/${fields.id?.stringValue}`;

/** Returns the kinds whose records need a second person's approval. */
const kindsNeedingApproval = (settings: StoredDocument[]) =>
  settings
    .filter(({ path }) => path === 'Settings/approval')
    .flatMap(({ fields }) => fields.kinds?.arrayValue?.values ?? [])
    .map(({ stringValue }) => stringValue);

/** The documents that determine what a purge deletes. */
type PurgeDocuments = Record<
  'trash' | 'history' | 'records' | 'bodies' | 'approvals' | 'drafts' | 'settings',
  StoredDocument[]
> & { isTyped(path: string): boolean };

async function readDocuments(connection: Connection): Promise<PurgeDocuments> {
  const trash = await readAll(connection, 'Trash');
  const history = await readAll(connection, 'history', true);
  const bodies = await readAll(connection, 'bodies', true);
  const records = (await Promise.all(COLLECTIONS.map((name) => readAll(connection, name)))).flat();
  const approvals = await readAll(connection, 'approvals', true);
  const drafts = await readAll(connection, 'Drafts');
  const settings = await readAll(connection, 'Settings');
  const work = await readAll(connection, 'Work');
  return { trash, history, records, bodies, approvals, drafts, settings, isTyped: inWork(work) };
}

/** Returns a function that checks whether unsaved work contains a file's path or content hash. */
function inWork(work: StoredDocument[]): (path: string) => boolean {
  const typed = work.map(({ fields }) => fields.typed?.stringValue ?? '').join('\n');
  return (path) => typed.includes(path) || typed.includes(HASH.exec(path)?.[1] ?? path);
}

const namesIn = (documents: StoredDocument[]) => new Set(documents.flatMap(({ fields }) => pathsIn(fields)));

/** Plans a purge at the time `now`, in milliseconds since the epoch. Changes nothing. */
export async function planPurge(connection: Connection, now: number): Promise<PurgePlan> {
  // List files before records, so that a file stored and referenced in between is not included.
  const files = (await Promise.all(FOLDERS.map((folder) => listFiles(connection, folder)))).flat();
  return planOf(await readDocuments(connection), files, now);
}

/** Returns what a purge deletes from these documents and files. */
export function planOf(documents: PurgeDocuments, files: StoredFile[], now: number): PurgePlan {
  const { trash, history, records, bodies, approvals, drafts, settings, isTyped } = documents;
  const kinds = kindsNeedingApproval(settings);
  /**
   * Whether a deleted record's approvals are kept: those of its versions, not only of its deletion, while its kind needs
   * them, and those of an emergency for good.
   */
  const isApproved = (tombstone: StoredDocument) => {
    const isNeeded = kinds.includes(tombstone.fields.collection?.stringValue);
    return approvals
      .filter(({ path }) => path.startsWith(`${recordPath(tombstone)}/`) && /\/\d+$/.test(path))
      .some(({ fields }) => isNeeded || Boolean(fields.reason?.stringValue));
  };
  const standing = new Set(records.map(({ path }) => path));
  const tombstones = trash
    .filter((tombstone) => isOver(tombstone, now) && !isApproved(tombstone))
    .map((tombstone) => {
      const path = recordPath(tombstone);
      const own = standing.has(path)
        ? []
        : [
            ...[...history, ...bodies, ...approvals].filter((entry) => entry.path.startsWith(`${path}/`)),
            ...drafts.filter((draft) => recordPath(draft) === path),
          ];
      return { tombstone, history: own };
    })
    .filter(
      ({ tombstone }) =>
        isReleased(tombstone, now) ||
        ![
          tombstone,
          ...history.filter(({ path }) => path.startsWith(`${recordPath(tombstone)}/history/`)),
        ].some(isKept),
    );
  const going = new Set(tombstones.flatMap(({ tombstone, history }) => [tombstone, ...history]));
  const named = namesIn(
    [...records, ...trash, ...history, ...bodies, ...drafts].filter((document) => !going.has(document)),
  );
  return {
    tombstones,
    files: files
      .filter(({ name, updated }) => !named.has(name) && !isTyped(name) && updated <= now - FILE_DAYS * DAY)
      .map(({ name }) => name),
  };
}

/**
 * Carries out a plan: deletes each tombstone, with its history, texts, approvals and draft, in a separate commit, and then the files
 * that are still unreferenced.
 * @returns the number of files deleted
 * @throws ConnectionError if a tombstone or its history has changed since planning, or a request fails
 */
export async function purge(connection: Connection, { tombstones, files }: PurgePlan): Promise<number> {
  for (const { tombstone, history } of tombstones) {
    await deleteUnchanged(connection, [tombstone, ...history]);
  }
  let deleted = 0;
  for (let first = 0; first < files.length; first += BATCH) {
    const { trash, history, records, bodies, drafts, isTyped } = await readDocuments(connection);
    const named = namesIn([...records, ...trash, ...history, ...bodies, ...drafts]);
    const going = files.slice(first, first + BATCH).filter((name) => !named.has(name) && !isTyped(name));
    await Promise.all(going.map((name) => deleteFile(connection, name)));
    deleted += going.length;
  }
  return deleted;
}

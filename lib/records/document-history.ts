import { type DocumentState, type ListedLink, stateOf } from '@/lib/documents/document-state';
import { errorCode } from '@/lib/firebase/auth-errors';
import {
  collectionGroup,
  type DocumentData,
  doc,
  firestore,
  getDoc,
  query,
  where,
} from '@/lib/firebase/firestore';
import { fromDocument } from '@/lib/model/converter';
import { KEPT_KINDS, keepsVersions } from '@/lib/model/link';
import type { PdfLink } from '@/lib/model/records';
import { PUBLIC_PAGE_SIZE, readEverything } from './read';

/** The maximum number of states that are read one by one. More are read as a list, which needs fewer requests. */
const MAX_SINGLE_READS = 50;

/** The number of history entries at which reading them fails. */
const MAX_ENTRIES = 200_000;

type Entry = { id: string; state: DocumentState };

/** Returns the state in a history entry, unless visitors could not see it. */
function entryOf(id: string, data: DocumentData | undefined): Entry[] {
  const link = fromDocument('Link', id, data?.record ?? {});
  return keepsVersions(link) ? [{ id, state: stateOf(link) }] : [];
}

/** Returns all entries of the history that visitors can list, or none if the previous release's rules deny it. */
async function readAllEntries(): Promise<Entry[]> {
  try {
    const found = await Promise.all(
      KEPT_KINDS.map((kind) => {
        const filters = [where('record.kind', '==', kind), where('record.listed', '==', true)];
        const entries = query(collectionGroup(firestore(), 'history'), ...filters);
        return readEverything(entries, PUBLIC_PAGE_SIZE, MAX_ENTRIES);
      }),
    );
    return found.flat().flatMap((entry) => {
      const [name, id = ''] = entry.ref.path.split('/');
      return name === 'Link' ? entryOf(id, entry.data()) : [];
    });
  } catch (error) {
    if (errorCode(error) === 'permission-denied') return [];
    throw error;
  }
}

async function readEntry(id: string, revision: number): Promise<Entry[]> {
  const snapshot = await getDoc(doc(firestore(), 'Link', id, 'history', String(revision)));
  return entryOf(id, snapshot.data());
}

/** The states of a link before the revision `current`. */
type Known = { current: number; states: readonly DocumentState[] };

const UNKNOWN: Known = { current: 1, states: [] };

/** The earlier states of listed instructions and safety data. A state never changes, so each is read only once. */
export class DocumentHistory {
  #known = new Map<string, Known>();

  /** Returns the known states of a link, or none if they belong to an earlier link with the same id. */
  #of({ id, revision }: PdfLink): Known {
    const known = this.#known.get(id);
    return known && known.current <= revision ? known : UNKNOWN;
  }

  /**
   * Returns the links with their earlier states.
   * @throws the database's error
   */
  async withEarlier(links: readonly PdfLink[]): Promise<ListedLink[]> {
    const kept = links.filter(keepsVersions);
    const missing = kept.flatMap((link) => {
      const { current } = this.#of(link);
      return Array.from({ length: Math.max(0, link.revision - current) }, (_, index) => ({
        id: link.id,
        revision: current + index,
      }));
    });
    const entries =
      missing.length > MAX_SINGLE_READS
        ? await readAllEntries()
        : (await Promise.all(missing.map(({ id, revision }) => readEntry(id, revision)))).flat();
    const read = new Map<string, DocumentState[]>(kept.map(({ id }) => [id, []]));
    for (const { id, state } of entries) read.get(id)?.push(state);
    for (const link of kept) this.#learn(link, read.get(link.id) ?? []);
    return links.map((link) => (keepsVersions(link) ? { ...link, earlier: this.#of(link).states } : link));
  }

  #learn(link: PdfLink, read: DocumentState[]): void {
    const { current, states } = this.#of(link);
    const added = read
      .filter(({ revision }) => revision >= current && revision < link.revision)
      .toSorted((a, b) => a.revision - b.revision);
    this.#known.set(link.id, { current: Math.max(current, link.revision), states: [...states, ...added] });
  }
}

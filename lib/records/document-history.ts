import { type DocumentState, type ListedLink, stateOf } from '@/lib/documents/document-state';
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
import { PUBLIC_PAGE_SIZE, readPages } from './read';

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

/** Returns all entries of the history that visitors can list. Converts each page at once, because snapshots are large. */
async function readAllEntries(): Promise<Entry[]> {
  const entries: Entry[] = [];
  const readKind = async (kind: string) => {
    const filters = [where('record.kind', '==', kind), where('record.listed', '==', true)];
    const wanted = query(collectionGroup(firestore(), 'history'), ...filters);
    for await (const page of readPages(wanted, PUBLIC_PAGE_SIZE, MAX_ENTRIES)) {
      for (const entry of page) {
        const [name, id = ''] = entry.ref.path.split('/');
        if (name === 'Link') entries.push(...entryOf(id, entry.data()));
      }
    }
  };
  await Promise.all(KEPT_KINDS.map(readKind));
  return entries;
}

async function readEntry(id: string, revision: number): Promise<Entry[]> {
  const snapshot = await getDoc(doc(firestore(), 'Link', id, 'history', String(revision)));
  return entryOf(id, snapshot.data());
}

/** The listed states of a link up to the revision `until`, oldest first. */
type Known = { until: number; states: readonly DocumentState[] };

const UNKNOWN: Known = { until: 0, states: [] };

/** The states of listed instructions and safety data. A state never changes, so each is read only once. */
export class DocumentHistory {
  #known = new Map<string, Known>();

  /** Returns the known states of a link, or none if they belong to an earlier link with the same id. */
  #of({ id, revision }: PdfLink): Known {
    const known = this.#known.get(id);
    return known && known.until <= revision ? known : UNKNOWN;
  }

  #isMissing(link: PdfLink): boolean {
    return keepsVersions(link) && this.#of(link).until < link.revision - 1;
  }

  /** Returns the links with their earlier states, if all of them are known, and keeps the current states. */
  attach(links: readonly PdfLink[]): ListedLink[] {
    return links.map((link) => {
      if (!keepsVersions(link) || this.#isMissing(link)) return link;
      const earlier = this.#of(link).states.filter(({ revision }) => revision < link.revision);
      this.#known.set(link.id, { until: link.revision, states: [...earlier, stateOf(link)] });
      return { ...link, earlier };
    });
  }

  /**
   * Reads the missing earlier states of the links. Returns whether any were missing.
   * @throws the database's error
   */
  async read(links: readonly PdfLink[]): Promise<boolean> {
    const incomplete = links.filter((link) => this.#isMissing(link));
    const missing = incomplete.flatMap((link) => {
      const { until } = this.#of(link);
      const length = link.revision - 1 - until;
      return Array.from({ length }, (_, index) => ({ id: link.id, revision: until + 1 + index }));
    });
    const entries =
      missing.length > MAX_SINGLE_READS
        ? await readAllEntries()
        : (await Promise.all(missing.map(({ id, revision }) => readEntry(id, revision)))).flat();
    const read = new Map<string, DocumentState[]>(incomplete.map(({ id }) => [id, []]));
    for (const { id, state } of entries) read.get(id)?.push(state);
    for (const link of incomplete) this.#learn(link, read.get(link.id) ?? []);
    return incomplete.length > 0;
  }

  #learn(link: PdfLink, read: DocumentState[]): void {
    const { until, states } = this.#of(link);
    const added = read
      .filter(({ revision }) => revision > until && revision < link.revision)
      .toSorted((a, b) => a.revision - b.revision);
    this.#known.set(link.id, {
      until: Math.max(until, link.revision - 1),
      states: [...states, ...added],
    });
  }
}

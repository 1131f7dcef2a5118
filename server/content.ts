import { AsyncLocalStorage } from 'node:async_hooks';
import type { Change } from '../lib/content/clock';
import { getFootprintOrDefaults } from '../lib/content/footprint';
import { getDue, operationsOf } from '../lib/content/operations';
import { withUsableAddresses } from '../lib/content/usable-addresses';
import { emptyRecord } from '../lib/model/converter';
import {
  COLLECTIONS,
  type Collection,
  isPublishable,
  PUBLISHABLE,
  type PublishableCollection,
} from '../lib/model/kinds';
import { inOrder } from '../lib/model/order';
import type { Footprint, PdfLink, Publishable, RecordOf } from '../lib/model/records';
import { SCHEMAS } from '../lib/model/schema';
import { readLivePdf } from '../lib/pages/live-pdf';
import type { PublicSource } from '../lib/pages/public-source';
import { within } from '../lib/pages/within';
import { logWarning } from './log';

/** Reading whole lists takes a request for each 300 records. */
const LISTS_TIMEOUT_MS = 30_000;

/** Links of PDFs are read one by one, as they are asked for. */
const MAX_LINKS = 1_000;

/** Records that are left out are logged up to this number. */
const MAX_SKIPPED = 1_000;

/** How far before the last look scheduled records are looked for again: a commit's time is set before it is seen. */
const DUE_OVERLAP_MS = 10_000;

const overlapping = (time: Date) => new Date(time.getTime() - DUE_OVERLAP_MS);

/** The collections that a render read, with the versions it saw. */
export type Used = Map<Collection, number>;

type Lists = { [Name in PublishableCollection]: RecordOf<Name>[] };

type Content = { lists: Lists; footprint: Footprint };

/**
 * What visitors may see, read once and kept in memory: pages render from it, and a change costs the read of one record.
 * Each collection has a version, which every change counts up.
 */
export class PublicContent implements PublicSource {
  #content: Content | null = null;
  #links = new Map<string, Promise<PdfLink | null>>();
  #versions = Object.fromEntries(COLLECTIONS.map((name) => [name, 0])) as Record<Collection, number>;
  #used = new AsyncLocalStorage<Used>();
  #skipped = new Set<string>();
  #dueUntil: Date | null = null;

  get isLoaded(): boolean {
    return this.#content !== null;
  }

  /** Runs a render and returns what it read beside its result. */
  async recording<T>(render: () => Promise<T>): Promise<{ result: T; used: Used }> {
    const used: Used = new Map();
    const result = await this.#used.run(used, render);
    return { result, used };
  }

  isCurrent(used: Used): boolean {
    for (const [collection, version] of used) if (this.#versions[collection] !== version) return false;
    return true;
  }

  async records<Name extends PublishableCollection>(name: Name): Promise<RecordOf<Name>[]> {
    return this.#read(name).lists[name];
  }

  async footprint(): Promise<Footprint> {
    return this.#read('GlobalFootprint').footprint;
  }

  link(id: string): Promise<PdfLink | null> {
    const known = this.#links.get(id);
    if (known) return known;
    if (this.#links.size >= MAX_LINKS) this.#links.clear();
    const forget = () => this.#links.delete(id);
    const read = readLivePdf(id, forget);
    this.#links.set(id, read);
    read.catch(forget);
    return read;
  }

  #read(name: Collection): Content {
    if (!this.#content) throw new Error('The content was not read from the database yet.');
    const used = this.#used.getStore();
    // The first version that a render saw counts: after a change in between, parts of the page are older.
    if (used && !used.has(name)) used.set(name, this.#versions[name]);
    return this.#content;
  }

  #changed(collection: Collection): void {
    this.#versions[collection] += 1;
  }

  /**
   * Reads everything anew.
   * @param now the database's time
   * @throws what the database threw; what was read before stays
   */
  async load(now: Date): Promise<void> {
    const span = { after: null, until: now };
    const [footprint, ...lists] = await within(
      Promise.all([
        getFootprintOrDefaults('published'),
        ...PUBLISHABLE.map(async (name) => [
          name,
          this.#valid(name, await operationsOf(name).list(false, span)),
        ]),
      ]),
      'the content',
      LISTS_TIMEOUT_MS,
    );
    this.#content = { lists: Object.fromEntries(lists) as Lists, footprint: this.#validFootprint(footprint) };
    this.#dueUntil = overlapping(now);
    this.#links.clear();
    for (const name of COLLECTIONS) this.#changed(name);
  }

  /** Follows one change by reading the record it names. */
  async follow({ collection, id, visible }: Change): Promise<void> {
    if (!this.#content) throw new Error('There is no content to follow a change in.');
    if (isPublishable(collection)) {
      this.#put(collection, id, visible ? await readIfPublic(collection, id) : null);
    } else if (collection === 'Link') {
      this.#links.delete(id);
    } else {
      this.#content.footprint = this.#validFootprint(await getFootprintOrDefaults('published'));
    }
    this.#changed(collection);
  }

  /** Replaces the record of this id in its list, or takes it out. */
  #put<Name extends PublishableCollection>(name: Name, id: string, record: RecordOf<Name> | null): void {
    if (!this.#content) return;
    const list = this.#content.lists[name] as RecordOf<Name>[];
    const others = list.filter((other) => other.id !== id);
    const records = [...others, ...(record ? this.#valid(name, [record]) : [])];
    // Every publishable kind has the fields that lists are sorted by, which its name does not tell the compiler.
    const sorted = inOrder(name, records as (RecordOf<Name> & Publishable)[]);
    Object.assign(this.#content.lists, { [name]: sorted });
  }

  /**
   * Takes in scheduled records whose time has come since the last call.
   * @param now the database's time
   */
  async followSchedule(now: Date): Promise<void> {
    if (!this.#content) return;
    // A time that turned out to lie ahead came from a wrong response, and proves nothing.
    const after = this.#dueUntil && this.#dueUntil < now ? this.#dueUntil : null;
    for (const name of PUBLISHABLE) {
      const version = this.#versions[name];
      const due = await getDue(name, { after, until: now });
      // A record read before a change that deleted it must not come back; the next call reads again.
      if (this.#versions[name] !== version) return;
      for (const record of due) this.#takeIn(name, record);
    }
    this.#dueUntil = overlapping(now);
  }

  #takeIn<Name extends PublishableCollection>(name: Name, record: RecordOf<Name>): void {
    const list: { id: string; revision: number }[] = this.#content?.lists[name] ?? [];
    if (list.some(({ id, revision }) => id === record.id && revision >= record.revision)) return;
    this.#put(name, record.id, record);
    this.#changed(name);
  }

  /** Records that the schema takes, each once; what is left out is logged once. */
  #valid<Name extends PublishableCollection>(name: Name, records: RecordOf<Name>[]): RecordOf<Name>[] {
    const kept = new Map<string, RecordOf<Name>>();
    for (const record of records) {
      const usable = withUsableAddresses(name, record);
      if (this.#isValid(name, usable) && !kept.has(record.id)) kept.set(record.id, usable);
    }
    return [...kept.values()];
  }

  #validFootprint(footprint: Footprint): Footprint {
    return this.#isValid('GlobalFootprint', footprint)
      ? footprint
      : emptyRecord('GlobalFootprint', 'published');
  }

  #isValid(collection: Collection, record: { id: string }): boolean {
    const { success, error } = SCHEMAS[collection].safeParse(record);
    const name = `${collection}/${record.id.slice(0, 100)}`;
    if (!success && !this.#skipped.has(name) && this.#skipped.size < MAX_SKIPPED) {
      this.#skipped.add(name);
      logWarning(`${name} is not shown: ${error?.issues[0]?.message}`);
    }
    return success;
  }
}

/** The record as visitors may see it, or null; a scheduled one is refused to them until its time. */
async function readIfPublic<Name extends PublishableCollection>(
  name: Name,
  id: string,
): Promise<RecordOf<Name> | null> {
  try {
    return await operationsOf(name).get(id);
  } catch (error) {
    if ((error as { code?: string }).code === 'permission-denied') return null;
    throw error;
  }
}

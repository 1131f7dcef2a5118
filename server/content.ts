import { type PublicArticle, Shelf } from '../lib/articles/shelf';
import type { Change } from '../lib/content/clock';
import { getFootprintOrDefaults } from '../lib/content/footprint';
import { getLink, getListedLinks } from '../lib/content/links';
import { getDue, operationsOf } from '../lib/content/operations';
import {
  COLLECTIONS,
  type Collection,
  isPublishable,
  PUBLISHABLE,
  type PublishableCollection,
} from '../lib/model/kinds';
import { inOrder } from '../lib/model/order';
import type { Blog, Footprint, PdfLink, Publishable, RecordOf } from '../lib/model/records';
import { hasEnded } from '../lib/model/visibility';
import { readLivePdf } from '../lib/pages/live-pdf';
import { within } from '../lib/pages/within';
import { ArticleTexts } from './article-texts';
import { ValidRecords } from './valid-records';

/** Long, because reading a list takes one request per 100 records. */
const LISTS_TIMEOUT_MS = 30_000;

/** The maximum number of cached PDF links, which are read on demand. */
const MAX_LINKS = 1_000;

/** Checks for scheduled records overlap by this much, because a commit's time is set before the commit is visible. */
const DUE_OVERLAP_MS = 10_000;

const overlapping = (time: Date) => new Date(time.getTime() - DUE_OVERLAP_MS);

/**
 * Returns the current UTC day, as a number of days since 1970. Lists of documents are stale the next day, because a
 * document may have expired.
 */
export const today = () => Math.floor(Date.now() / 86_400_000);

/**
 * A value that changes whenever the data that it stands for changes: a collection's public content, the records on an
 * article's page, or the day.
 */
export type State = number | string;

/** The data that a page was rendered from: collections, articles and the day, with their states. */
export type Used = Map<string, State>;

/** The current day's key in `Used`. */
export const DAY = 'day';

const ARTICLE = 'article ';

/** An article's key in `Used`. */
export const articleKey = (slug: string): string => ARTICLE + slug;

const NOT_LOADED = 'The content is not loaded yet.';

type Lists = { [Name in PublishableCollection]: RecordOf<Name>[] };

type Content = { lists: Lists; footprint: Footprint; documents: PdfLink[] };

/** The public content of a collection: records in list order, the footprint, or the listed PDFs. */
export type PublicOf<Name extends Collection> = Name extends PublishableCollection
  ? Lists[Name]
  : Name extends 'Link'
    ? PdfLink[]
    : Footprint;

/**
 * The public content that pages are rendered from. Lists are kept in memory, and a change usually costs one read.
 * Single PDF links and article texts are read on demand and cached. Each collection has a version, which every change
 * increments.
 */
export class PublicContent {
  #content: Content | null = null;
  #links = new Map<string, Promise<PdfLink | null>>();
  #versions = Object.fromEntries(COLLECTIONS.map((name) => [name, 0])) as Record<Collection, number>;
  #valid = new ValidRecords();
  #dueUntil: Date | null = null;
  #shelf: { blogs: Blog[]; shelf: Shelf } | null = null;
  #texts = new ArticleTexts();

  get isLoaded(): boolean {
    return this.#content !== null;
  }

  isCurrent(used: Used): boolean {
    for (const [key, state] of used) if (this.stateOf(key) !== state) return false;
    return true;
  }

  /** Returns the current state for a key of `Used`: a collection's name, an article's key or `DAY`. */
  stateOf(key: string): State | undefined {
    if (key === DAY) return today();
    if (key.startsWith(ARTICLE)) return this.#articles()?.stateOf(key.slice(ARTICLE.length));
    const version = this.#versions[key as Collection];
    return key === 'Link' ? `${version} on day ${today()}` : version;
  }

  /** Returns the articles among the current blogs, or null before the first load. */
  #articles(): Shelf | null {
    const blogs = this.#content?.lists.Blog;
    if (!blogs) return null;
    if (this.#shelf?.blogs !== blogs) this.#shelf = { blogs, shelf: new Shelf(blogs) };
    return this.#shelf.shelf;
  }

  hasArticle(slug: string): boolean {
    return this.#articles()?.has(slug) ?? false;
  }

  /** The current slug of the article that formerly had this slug, or null. */
  movedFrom(slug: string): string | null {
    return this.#articles()?.movedFrom(slug) ?? null;
  }

  article(slug: string): PublicArticle | null {
    const shelf = this.#articles();
    if (!shelf) throw new Error(NOT_LOADED);
    return shelf.get(slug);
  }

  text(article: Pick<Blog, 'id' | 'body'>): Promise<string> {
    return this.#texts.read(article);
  }

  /** Returns a collection's public content. @throws Error before the first load */
  of<Name extends Collection>(name: Name): PublicOf<Name>;
  of(name: Collection): Lists[PublishableCollection] | PdfLink[] | Footprint {
    if (!this.#content) throw new Error(NOT_LOADED);
    if (isPublishable(name)) return this.#content.lists[name];
    return name === 'Link' ? this.#content.documents : this.#content.footprint;
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

  /** The listed PDF that replaces the built-in download at this address, if any. */
  replacementOf(address: string): PdfLink | undefined {
    return this.#content?.documents.find(({ supersedes }) => supersedes === address);
  }

  #changed(collection: Collection): void {
    this.#versions[collection] += 1;
  }

  /**
   * Reloads the lists and the footprint, and clears the cached PDF links.
   * @param now the database's time
   * @throws the database's error, or an error after a timeout; the previous content is kept
   */
  async load(now: Date): Promise<void> {
    const span = { after: null, until: now };
    const [footprint, documents, ...lists] = await within(
      Promise.all([
        getFootprintOrDefaults('published'),
        getListedLinks(),
        ...PUBLISHABLE.map(async (name) => [
          name,
          this.#valid.among(name, await operationsOf(name).list(false, span)),
        ]),
      ]),
      'the content',
      LISTS_TIMEOUT_MS,
    );
    this.#content = {
      lists: Object.fromEntries(lists) as Lists,
      footprint: this.#valid.footprint(footprint),
      documents: documents.filter((link) => this.#valid.has('Link', link)),
    };
    this.#dueUntil = overlapping(now);
    this.#links.clear();
    for (const name of COLLECTIONS) this.#changed(name);
  }

  /** Removes records whose unpublish time has passed. @param now the database's time */
  dropEnded(now: Date): void {
    for (const name of PUBLISHABLE) {
      const list: Publishable[] = this.#content?.lists[name] ?? [];
      const left = list.filter((record) => !hasEnded(record, now));
      if (!this.#content || left.length === list.length) continue;
      Object.assign(this.#content.lists, { [name]: left });
      this.#changed(name);
    }
  }

  /**
   * Applies one change. Does not read a record that the change has hidden from visitors.
   * @param now the database's time
   * @throws the database's error, or an error before the first load; the previous content is kept
   */
  async follow({ collection, id, visible }: Change, now: Date): Promise<void> {
    if (!this.#content) throw new Error(NOT_LOADED);
    if (isPublishable(collection)) {
      this.#put(collection, id, visible ? await readIfPublic(collection, id, now) : null);
    } else if (collection === 'Link') {
      const link = visible ? await getLink(id) : null;
      const others = this.#content.documents.filter((document) => document.id !== id);
      const isListed = link?.listed && this.#valid.has('Link', link);
      this.#content.documents = isListed ? [...others, link] : others;
      this.#links.delete(id);
    } else {
      this.#content.footprint = this.#valid.footprint(await getFootprintOrDefaults('published'));
    }
    this.#changed(collection);
  }

  /** Adds or replaces the record with this id in its list, or removes that record if `record` is null or invalid. */
  #put<Name extends PublishableCollection>(name: Name, id: string, record: RecordOf<Name> | null): void {
    if (!this.#content) return;
    const list = this.#content.lists[name] as RecordOf<Name>[];
    const others = list.filter((other) => other.id !== id);
    const records = [...others, ...(record ? this.#valid.among(name, [record]) : [])];
    // Every publishable kind has the fields that lists are sorted by, but the compiler cannot infer that from `Name`.
    const sorted = inOrder(name, records as (RecordOf<Name> & Publishable)[]);
    Object.assign(this.#content.lists, { [name]: sorted });
  }

  /** Adds scheduled records that have become due since the last check. @param now the database's time */
  async followSchedule(now: Date): Promise<void> {
    if (!this.#content) return;
    // A `#dueUntil` in the future came from a response with a wrong time, so all due records are read again.
    const after = this.#dueUntil && this.#dueUntil < now ? this.#dueUntil : null;
    for (const name of PUBLISHABLE) {
      const version = this.#versions[name];
      const due = await getDue(name, { after, until: now });
      // If the list changed during the read, these records may have been deleted since. The next call reads them again.
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
}

/**
 * Returns the record if it is public, otherwise null. The rules refuse a read of a scheduled record before its time.
 * @throws the database's error
 */
async function readIfPublic<Name extends PublishableCollection>(
  name: Name,
  id: string,
  now: Date,
): Promise<RecordOf<Name> | null> {
  try {
    return await operationsOf(name).get(id);
  } catch (error) {
    if ((error as { code?: string }).code !== 'permission-denied') throw error;
    // The rules always allow this query. If it is refused too, the first refusal was not due to the record.
    await getDue(name, { after: now, until: now });
    return null;
  }
}

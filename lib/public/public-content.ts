import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { type PublicArticle, Shelf } from '@/lib/articles/shelf';
import { type DeviceDocument, DeviceDocuments } from '@/lib/documents/device-documents';
import type { ListedLink } from '@/lib/documents/document-state';
import { errorCode } from '@/lib/firebase/auth-errors';
import { readInTime } from '@/lib/loading/within';
import { emptyRecord } from '@/lib/model/converter';
import {
  COLLECTIONS,
  type Collection,
  type DeletableCollection,
  hasLife,
  isPublishable,
  PUBLISHABLE,
  type PublishableCollection,
} from '@/lib/model/kinds';
import type { Blog, Footprint, PdfLink, Publishable, RecordOf } from '@/lib/model/records';
import { hasEnded } from '@/lib/model/visibility';
import type { Change } from '@/lib/records/change-counter';
import { DocumentHistory } from '@/lib/records/document-history';
import { publicList, publicRecord, readDue, readListed, readPublic } from '@/lib/records/public-records';
import { readRecord } from '@/lib/records/read';
import { ArticleTexts } from './article-texts';
import { type ListedDocument, listedDocuments } from './documents';
import { readLivePdf } from './live-pdf';

/** Long, because reading a list takes one request per 100 records. */
const LISTS_TIMEOUT_MS = 30_000;

/** How long a load waits for the history of documents. The embedded backend takes half a minute for 30,000 revisions. */
const HISTORY_WAIT_MS = 5_000;

/** The interval between a failed read of the history and the next. */
const HISTORY_RETRY_MS = 60_000;

/** The maximum number of cached PDF links, which are read on demand. */
const MAX_LINKS = 1_000;

/** Checks for scheduled records overlap by this much, because a commit's time is set before the commit is visible. */
const DUE_OVERLAP_MS = 10_000;

const overlapping = (time: Date) => new Date(time.getTime() - DUE_OVERLAP_MS);

/** The id of the footprint in a build that does not read the database. */
export const UNREAD = 'unread';

/**
 * A value that changes with the data that it represents: a collection's public content, or the records on
 * an article's page.
 */
type State = number | string;

/** The data that a page was rendered from, collections, articles and documents, with their states. */
export type Used = Map<string, State>;

/** The start of an article's key in `Used`. */
const ARTICLE = 'article ';

/** The start of a document's key in `Used`. */
const DOCUMENT = 'document ';

/** The public content of a collection: records in list order, the listed PDFs with their earlier states, or the footprint. */
export type PublicOf<Name extends Collection> = Name extends 'Link'
  ? ListedLink[]
  : Name extends DeletableCollection
    ? RecordOf<Name>[]
    : Footprint;

type Content = { [Name in Collection]: PublicOf<Name> };

/**
 * Runs a read outside the render that needs it. Inside a render, Next would store the database's responses on disk, and
 * a later build would get them instead of the current content.
 */
const outsideRender = AsyncLocalStorage.snapshot();

/** The methods with which pages read the content. */
export type PublicSource = Pick<PublicContent, 'of' | 'article' | 'document' | 'text' | 'link'>;

/**
 * The public content that pages are rendered from. Lists are kept in memory, and a change usually costs one read.
 * Single PDF links and article texts are read on demand and cached. Each collection has a version, which every change
 * increments.
 */
export class PublicContent {
  #content: Content | null = null;
  #links = new LRUCache<string, Promise<PdfLink | null>>({ max: MAX_LINKS });
  #versions = Object.fromEntries(COLLECTIONS.map((name) => [name, 0])) as Record<Collection, number>;
  #dueUntil: Date | null = null;
  #shelf: { blogs: Blog[]; shelf: Shelf } | null = null;
  #documents: { links: ListedLink[]; documents: DeviceDocuments } | null = null;
  #texts = new ArticleTexts();
  #history = new DocumentHistory();
  #historyRead: Promise<void> | null = null;
  /** The monotonic time of the last read of the history, if it failed. */
  #historyFailedAt: number | null = null;

  get isLoaded(): boolean {
    return this.#content !== null;
  }

  /** Whether the data from which a page was rendered is unchanged. */
  isUnchanged(used: Used): boolean {
    for (const [key, state] of used) if (this.stateOf(key) !== state) return false;
    return true;
  }

  /** Returns the current state for a key of `Used`: a collection's name, or an article's or a document's key. */
  stateOf(key: string): State {
    if (key.startsWith(DOCUMENT)) {
      return this.isLoaded ? this.documents().stateOf(key.slice(DOCUMENT.length)) : '';
    }
    if (!key.startsWith(ARTICLE)) return this.#versions[key as Collection];
    return this.isLoaded ? this.#articles().stateOf(key.slice(ARTICLE.length)) : '';
  }

  /** Returns the articles among the current blogs. @throws Error before the first load */
  #articles(): Shelf {
    const blogs = this.of('Blog');
    if (this.#shelf?.blogs !== blogs) this.#shelf = { blogs, shelf: new Shelf(blogs) };
    return this.#shelf.shelf;
  }

  /** Returns the listed instructions for use and safety data. @throws Error before the first load */
  documents(): DeviceDocuments {
    const links = this.of('Link');
    if (this.#documents?.links !== links) this.#documents = { links, documents: new DeviceDocuments(links) };
    return this.#documents.documents;
  }

  /** Returns a document, or null if there is none at this address. @throws Error before the first load */
  document(slug: string): DeviceDocument | null {
    return this.documents().get(slug);
  }

  hasArticle(slug: string): boolean {
    return this.isLoaded && this.#articles().has(slug);
  }

  /** The current slug of the article that formerly had this slug, or null. */
  movedFrom(slug: string): string | null {
    return this.isLoaded ? this.#articles().movedFrom(slug) : null;
  }

  /** Returns an article and its neighbours, or null if it is not public. @throws Error before the first load */
  article(slug: string): PublicArticle | null {
    return this.#articles().get(slug);
  }

  text(article: Pick<Blog, 'id' | 'body'>): Promise<string> {
    return outsideRender(() => this.#texts.read(article));
  }

  /**
   * Returns the content for one render, and a record of the data that the render has read. The record keeps the first
   * state of each key: if the data changes during the render, parts of the page show the old data.
   */
  reading(): { source: PublicSource; used: Used } {
    const used: Used = new Map();
    const record = (key: string) => {
      if (!used.has(key)) used.set(key, this.stateOf(key));
    };
    const source: PublicSource = {
      of: (name) => {
        record(name);
        return this.of(name);
      },
      article: (slug) => {
        record(ARTICLE + slug);
        return this.article(slug);
      },
      document: (slug) => {
        record(DOCUMENT + slug);
        return this.document(slug);
      },
      text: (article) => this.text(article),
      link: (id) => this.link(id),
    };
    return { source, used };
  }

  /** Returns a collection's public content. @throws Error before the first load */
  of<Name extends Collection>(name: Name): PublicOf<Name> {
    return this.#loaded()[name];
  }

  #loaded(): Content {
    if (!this.#content) throw new Error('The content is not loaded yet.');
    return this.#content;
  }

  link(id: string): Promise<PdfLink | null> {
    const known = this.#links.get(id);
    if (known) return known;
    const forget = () => this.#links.delete(id);
    const read = outsideRender(() => readLivePdf(id, forget));
    this.#links.set(id, read);
    read.catch(forget);
    return read;
  }

  /** The listed PDF that replaces the built-in download at this address, if any. */
  replacementOf(address: string): PdfLink | undefined {
    return this.#content?.Link.find(({ supersedes }) => supersedes === address);
  }

  /** The listed PDFs with this GTIN, in the order of the downloads page. */
  documentsFor(gtin: string): ListedDocument[] {
    const about = listedDocuments((this.#content?.Link ?? []).filter((link) => link.gtin === gtin));
    return about.filter(({ isBuilt }) => !isBuilt);
  }

  // The compiler cannot infer from `Name` that the content of a publishable kind is a list.
  #listOf<Name extends PublishableCollection>(name: Name): RecordOf<Name>[] {
    return this.of(name) as RecordOf<Name>[];
  }

  #set<Name extends Collection>(name: Name, content: PublicOf<Name>): void {
    Object.assign(this.#loaded(), { [name]: content });
    this.#versions[name] += 1;
  }

  /**
   * Reloads the lists and the footprint, and clears the cached PDF links.
   * @param now the database's time
   * @throws the database's error, or an error after a timeout; the previous content is kept
   */
  async load(now: Date): Promise<void> {
    const read = outsideRender(() => readContent(now));
    const content = await readInTime(read, 'the content', LISTS_TIMEOUT_MS);
    this.#content = { ...content, Link: this.#history.attach(content.Link) };
    this.#dueUntil = overlapping(now);
    this.#links.clear();
    for (const name of COLLECTIONS) this.#versions[name] += 1;
    await Promise.race([this.completeHistory(), pause(HISTORY_WAIT_MS, undefined, { ref: false })]);
  }

  /**
   * Adds missing earlier states of instructions and safety data to the listed PDFs, unless a read failed recently.
   * Concurrent calls share a read. Never rejects.
   */
  completeHistory(): Promise<void> {
    this.#historyRead ??= outsideRender(() => this.#readHistory()).finally(() => {
      this.#historyRead = null;
    });
    return this.#historyRead;
  }

  async #readHistory(): Promise<void> {
    const failedAt = this.#historyFailedAt;
    if (failedAt !== null && performance.now() - failedAt < HISTORY_RETRY_MS) return;
    try {
      // The PDFs may change during a read. Only a few states are then missing.
      while (await this.#history.read(this.of('Link'))) {
        this.#set('Link', this.#history.attach(this.of('Link')));
      }
      this.#historyFailedAt = null;
    } catch (error) {
      if (failedAt === null) {
        console.error(new Error('The history of documents cannot be read.', { cause: error }));
      }
      this.#historyFailedAt = performance.now();
    }
  }

  /** Starts with empty lists and the default footprint instead of reading the database. */
  leaveUnread(): void {
    const lists = PUBLISHABLE.map((name) => [name, []]);
    const GlobalFootprint = emptyRecord('GlobalFootprint', UNREAD);
    this.#content = { ...Object.fromEntries(lists), GlobalFootprint, Link: [] };
  }

  /** Removes records whose unpublish time has passed. @param now the database's time */
  dropEnded(now: Date): void {
    if (this.isLoaded) for (const name of PUBLISHABLE) this.#dropEndedOf(name, now);
  }

  #dropEndedOf<Name extends PublishableCollection>(name: Name, now: Date): void {
    const list = this.#listOf(name);
    const left = list.filter((record) => !hasEnded(record as Publishable, now));
    if (left.length < list.length) this.#set(name, left as PublicOf<Name>);
  }

  /**
   * Applies one change. Does not read a record that the change has hidden from visitors.
   * @param now the database's time
   * @throws the database's error, or an error before the first load; the previous content is kept
   */
  async follow({ collection, id, visible }: Change, now: Date): Promise<void> {
    this.#loaded();
    if (isPublishable(collection)) {
      const record = visible ? await readIfPublic(collection, id, now) : null;
      this.#put(collection, id, record);
    } else if (hasLife(collection, 'file')) {
      const stored = visible ? await readRecord(collection, id) : null;
      const link = stored && publicRecord(collection, stored);
      const listed = this.#history.attach(link?.listed ? [link] : []);
      const others = this.of(collection).filter((document) => document.id !== id);
      this.#links.delete(id);
      this.#set(collection, [...others, ...listed]);
      void this.completeHistory();
    } else {
      this.#set(collection, await readFootprint());
    }
  }

  /** Adds or replaces the record with this id in its list, or removes that record if `record` is null or invalid. */
  #put<Name extends PublishableCollection>(name: Name, id: string, record: RecordOf<Name> | null): void {
    const others = this.#listOf(name).filter((other) => other.id !== id);
    this.#set(name, publicList(name, record ? [record] : [], others) as PublicOf<Name>);
  }

  /**
   * Adds scheduled records that have become due since the last check. Also starts another read of the history if one
   * failed.
   * @param now the database's time
   */
  async followSchedule(now: Date): Promise<void> {
    if (!this.isLoaded) return;
    void this.completeHistory();
    // A `#dueUntil` in the future came from a response with a wrong time, so all due records are read again.
    const after = this.#dueUntil && this.#dueUntil < now ? this.#dueUntil : null;
    for (const name of PUBLISHABLE) {
      const version = this.#versions[name];
      const due = await readDue(name, { after, until: now });
      // If the list changed during the read, these records may have been deleted since. The next call reads them again.
      if (this.#versions[name] !== version) return;
      for (const record of due) this.#takeIn(name, record);
    }
    this.#dueUntil = overlapping(now);
  }

  #takeIn<Name extends PublishableCollection>(name: Name, record: RecordOf<Name>): void {
    const list: { id: string; revision: number }[] = this.of(name);
    const known = list.find(({ id }) => id === record.id);
    if (known ? known.revision >= record.revision : !publicRecord(name, record)) return;
    this.#put(name, record.id, record);
  }
}

async function readContent(until: Date): Promise<Content> {
  const [GlobalFootprint, Link, ...lists] = await Promise.all([
    readFootprint(),
    readListed('Link'),
    ...PUBLISHABLE.map(async (name) => [name, await readPublic(name, { after: null, until })]),
  ]);
  return { ...Object.fromEntries(lists), GlobalFootprint, Link };
}

/** Returns the published footprint, or the defaults if it has never been saved or is invalid. */
async function readFootprint(): Promise<Footprint> {
  const stored = await readRecord('GlobalFootprint', 'published');
  return (stored && publicRecord('GlobalFootprint', stored)) ?? emptyRecord('GlobalFootprint', 'published');
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
    return await readRecord(name, id);
  } catch (error) {
    if (errorCode(error) !== 'permission-denied') throw error;
    // The rules always allow this query. If it is refused too, the first refusal was not due to the record.
    await readDue(name, { after: now, until: now });
    return null;
  }
}

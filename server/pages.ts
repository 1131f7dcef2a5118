import { setTimeout as pause } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { slugIn } from '../lib/articles/shelf';
import { documentIn } from '../lib/documents/device-documents';
import { type PublicContent, UNREAD, type Used } from '../lib/public/public-content';
import { MAX_CHECK_AGE_MS, MAX_STALE_MS, RENDER_WAIT_MS } from '../lib/publishing/freshness';
import { revisionMark } from '../lib/publishing/revision-mark';
import { logFault } from './log';
import type { Renderer, Rendering } from './renderer';
import { type Encoded, encoded, type FinishedResponse, type RenderedPage, responseOf } from './responses';
import { STATUSES } from './routes';

/** How long to wait before retrying a failed render. */
const RETRY_MS = 3_000;

/** A page requested within this time is rendered again as soon as it is stale. */
const VISITED_MS = 60_000;

const NEVER = Number.NEGATIVE_INFINITY;

/** Marks a home page that was built without the database. */
const UNREAD_MARK = revisionMark({ collection: 'GlobalFootprint', id: UNREAD, revision: 0 });

/** The strongest compression takes about as long as a render, so it waits until no page has changed for this long. */
const COMPRESS_AFTER_MS = 10_000;

/** The pause after each page that `warm` renders after the home page, as a multiple of the page's rendering time. */
const WARM_PAUSE = 3;

/**
 * The maximum number of pages that are rendered at once. The server handles other requests only between the steps of
 * these renders. It is more than one, because a render can wait for an article's text.
 */
const MAX_RENDERS = 2;

/**
 * Marks a page from Next's cache as stale, so that it is rendered again as soon as rendering can succeed: no collection
 * has this name, so its state is never the current one.
 */
const OUTDATED: Used = new Map([['no collection', -1]]);

/** The least pause between two pages that no visitor waits for, so that other requests are answered in between. */
const YIELD_MS = 5;

type Page = Rendering & {
  response: FinishedResponse;
  /** Whether the strongest compression is still to come. */
  isCompressible: boolean;
};

/** If `isStale`, shared caches must not keep the response. */
type Served = { response: FinishedResponse; isStale: boolean };

type Slot = {
  page: Page | null;
  rendering: Promise<void> | null;
  failedAt: number;
  visitedAt: number;
  /** The monotonic time of the last database check at which the page was known to be current. */
  currentAt: number;
};

const emptySlot = (): Slot => ({
  page: null,
  rendering: null,
  failedAt: NEVER,
  visitedAt: NEVER,
  currentAt: NEVER,
});

/** The maximum number of articles and documents whose pages stay in memory. */
const MAX_ON_DEMAND = 1_000;

/**
 * Rendered pages in memory. A page is stale once data that it was rendered from has changed, but is kept until another
 * render of the page succeeds.
 */
export class Pages {
  #slots = new Map<string, Slot>();
  /** The pages of articles and documents, which the build does not render. */
  #onDemand = new LRUCache<string, Slot>({ max: MAX_ON_DEMAND });
  #renderer: Pick<Renderer, 'render'>;
  #content: PublicContent;
  #isReady = false;
  /** The number of requests that wait for a page. */
  #waiting = 0;
  #isRefreshing = false;
  /** Starts a render as soon as fewer than `MAX_RENDERS` others are under way. */
  #inTurn = pLimit(MAX_RENDERS);
  #compression: NodeJS.Timeout | undefined;

  /** @param paths the prerendered paths. Apart from articles and documents, no other paths are rendered. */
  constructor(paths: Iterable<string>, renderer: Pick<Renderer, 'render'>, content: PublicContent) {
    this.#renderer = renderer;
    this.#content = content;
    for (const path of paths) this.#slots.set(path, emptySlot());
  }

  /** Whether visitors can request a page at this path. */
  has(path: string): boolean {
    if (STATUSES.has(path)) return false;
    return this.#slots.has(path) || this.#isArticle(path) || this.#isDocument(path);
  }

  /** Until the articles are loaded, any slug is treated as an article's, because its page may be on disk. */
  #isArticle(path: string): boolean {
    const slug = slugIn(path);
    return slug !== null && (this.#content.hasArticle(slug) || !this.#content.isLoaded);
  }

  #isDocument(path: string): boolean {
    const found = documentIn(path);
    if (!found) return false;
    return !this.#content.isLoaded || this.#content.documents().has(found.slug, found.language);
  }

  /** Whether the home page shows content from the database. A page from the build may have been built without it. */
  get isReady(): boolean {
    return this.#isReady;
  }

  /**
   * Returns the page in memory if it shows the current content. For up to two seconds after the last check that found
   * the page current, also returns a stale page, so that visitors need not wait for the render. Otherwise returns null.
   * @param checkedAt the monotonic time of the last successful check
   */
  current(path: string, checkedAt: number): Served | null {
    const slot = this.#slots.get(path) ?? this.#onDemand.get(path);
    if (!slot) return null;
    const now = performance.now();
    slot.visitedAt = now;
    const { page } = slot;
    if (!page) return null;
    // A page whose revalidation interval has passed is sent without waiting, and rendered again at the next check.
    const isStale = !this.#content.isUnchanged(page.used);
    if (!isStale) slot.currentAt = checkedAt;
    else if (now - slot.currentAt > MAX_CHECK_AGE_MS) return null;
    return { response: page.response, isStale };
  }

  /**
   * Returns the current page, or its last good version if rendering fails. Soon after a change or after a failed
   * render, also returns that version if rendering takes longer than a second.
   * @throws the render's error if no version of the page exists, not even on disk or from the build
   */
  async get(path: string): Promise<Served> {
    const slot = this.#slotOf(path);
    this.#waiting += 1;
    const update = this.#update(path, slot).finally(() => {
      this.#waiting -= 1;
    });
    const isSoon = performance.now() - slot.currentAt <= MAX_STALE_MS;
    const mayWaitLess = slot.page && (isSoon || slot.failedAt !== NEVER);
    await (mayWaitLess ? Promise.race([update, pause(RENDER_WAIT_MS, null, { ref: false })]) : update);
    if (!slot.page) throw new Error(`No page exists at ${path}.`);
    return { response: slot.page.response, isStale: !this.#content.isUnchanged(slot.page.used) };
  }

  /**
   * Renders pages in advance. Repeats the home page until it shows content from the database, which the page from the
   * build may lack. Sets `isReady`, and then renders the others slowly.
   */
  async warm(paths: string[]): Promise<void> {
    await this.#renderUnasked('/', this.#slotOf('/'));
    const home = this.#slots.get('/')?.page;
    this.#isReady = home != null && !home.page.body.includes(UNREAD_MARK);
    if (!this.#isReady) {
      setTimeout(() => void this.warm(paths), RETRY_MS).unref();
      return;
    }
    for (const path of paths) {
      const began = performance.now();
      await this.#renderUnasked(path, this.#slotOf(path));
      const elapsed = performance.now() - began;
      do await pause(elapsed * WARM_PAUSE, null, { ref: false });
      while (this.#isRefreshing);
    }
  }

  /** Renders stale pages that were visited recently, the most recent first, so that visitors need not wait for them. */
  async refreshVisited(): Promise<void> {
    if (this.#isRefreshing) return;
    this.#isRefreshing = true;
    for (let stale = this.#lastVisited(); stale; stale = this.#lastVisited()) {
      await this.#renderUnasked(...stale);
    }
    this.#isRefreshing = false;
  }

  /** Returns the most recently visited stale page, ignoring pages whose last render has just failed. */
  #lastVisited(): [string, Slot] | undefined {
    const now = performance.now();
    return [...this.#slots, ...this.#onDemand]
      .filter(
        ([, { page, visitedAt, failedAt }]) =>
          page && now - visitedAt < VISITED_MS && now - failedAt >= RETRY_MS && !this.#isFresh(page),
      )
      .toSorted(([, a], [, b]) => a.visitedAt - b.visitedAt)
      .at(-1);
  }

  /** Renders a page that no visitor waits for. Then waits until other requests have been answered. */
  async #renderUnasked(path: string, slot: Slot): Promise<void> {
    await this.#update(path, slot).catch(() => undefined);
    do await pause(YIELD_MS, null, { ref: false });
    while (this.#waiting > 0);
  }

  /** Whether the page's data is unchanged and its revalidation interval has not passed. */
  #isFresh({ used, freshUntil }: Page): boolean {
    return performance.now() < freshUntil && this.#content.isUnchanged(used);
  }

  #slotOf(path: string): Slot {
    const slot = this.#slots.get(path) ?? this.#onDemand.get(path);
    if (slot) return slot;
    if (!this.has(path)) throw new Error(`No page exists at ${path}.`);
    const added = { ...emptySlot(), visitedAt: performance.now() };
    this.#onDemand.set(path, added);
    return added;
  }

  /**
   * Renders the page until it shows the current content or a render fails. If a render is already in flight, waits for
   * that first.
   */
  async #update(path: string, slot: Slot): Promise<void> {
    for (;;) {
      if (slot.page && this.#isFresh(slot.page)) return;
      if (slot.page && performance.now() - slot.failedAt < RETRY_MS) return;
      slot.rendering ??= this.#renderInto(path, slot).finally(() => {
        slot.rendering = null;
      });
      await slot.rendering;
    }
  }

  async #renderInto(path: string, slot: Slot): Promise<void> {
    if (this.#content.isLoaded && (await this.#renderAnew(path, slot))) return;
    slot.failedAt = performance.now();
    if (slot.page) return;
    const kept = await this.#inTurn(() => this.#renderer.render(path, 'as kept'));
    slot.page = readyPage({ ...kept, used: OUTDATED }, await encoded(kept.page));
  }

  /** Returns whether the render succeeded. */
  async #renderAnew(path: string, slot: Slot): Promise<boolean> {
    try {
      const rendering = await this.#inTurn(() => this.#renderer.render(path, 'anew', slot.page));
      slot.failedAt = NEVER;
      if (slot.page && isSame(slot.page.page, rendering.page)) {
        slot.page = { ...slot.page, ...rendering, page: slot.page.page };
        return true;
      }
      // A changed page is compressed fast, because visitors may be waiting for it.
      const bodies = await encoded(rendering.page, slot.page ? 'fast' : 'strongest');
      const isCompressible = slot.page !== null && bodies.br !== undefined;
      slot.page = readyPage(rendering, bodies, isCompressible);
      if (isCompressible) this.#compressLater();
      return true;
    } catch (error) {
      logFault(error, { path });
      return false;
    }
  }

  #compressLater(): void {
    clearTimeout(this.#compression);
    this.#compression = setTimeout(() => void this.#compress().catch(logFault), COMPRESS_AFTER_MS).unref();
  }

  /** Recompresses, at the strongest level, pages that were compressed at the fast level. */
  async #compress(): Promise<void> {
    for (const slot of [...this.#slots.values(), ...this.#onDemand.values()]) {
      const { page } = slot;
      if (!page?.isCompressible) continue;
      const bodies = await encoded(page.page);
      // The page may have been rendered again during the compression.
      if (slot.page?.page === page.page) slot.page = readyPage(slot.page, bodies);
    }
  }
}

const readyPage = (rendering: Rendering, bodies: Encoded, isCompressible = false): Page => ({
  ...rendering,
  isCompressible,
  response: responseOf(rendering.page, bodies),
});

const isSame = (known: RenderedPage, { status, body }: RenderedPage): boolean =>
  known.status === status && known.body.equals(body);

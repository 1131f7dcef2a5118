import { setTimeout as pause } from 'node:timers/promises';
import { slugIn } from '../lib/articles/shelf';
import { MAX_CHECK_AGE_MS, MAX_STALE_MS, RENDER_WAIT_MS } from '../lib/publishing/freshness';
import { revisionMark } from '../lib/publishing/revision-mark';
import type { PublicContent, Used } from './content';
import type { DiskStore } from './disk-store';
import { logFault } from './log';
import type { RendererCalls } from './rendering/calls';
import { digestOf, encoded, type FinishedResponse, type RenderedPage, responseOf } from './responses';

/** How long to wait before retrying a failed render. */
const RETRY_MS = 3_000;

/** A page requested within this time is rendered again as soon as it is stale. */
const VISITED_MS = 60_000;

const NEVER = Number.NEGATIVE_INFINITY;

/** Marks a home page that was built without the database. */
const UNREAD = revisionMark({ collection: 'GlobalFootprint', id: 'unread', revision: 0 });

/** The strongest compression takes about as long as a render, so it waits until no page has changed for this long. */
const COMPRESS_AFTER_MS = 10_000;

/**
 * The pause after each page that `warm` renders once the server is ready, as a multiple of the page's rendering time.
 * It lets visitors' pages go first.
 */
const WARM_PAUSE = 3;

type Page = {
  rendered: RenderedPage;
  response: FinishedResponse;
  used: Used;
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

type Renderer = Pick<RendererCalls, 'render' | 'compress'>;

/** The maximum number of articles whose pages stay in memory. */
const MAX_ARTICLES = 1_000;

/**
 * Rendered pages in memory. A page is stale once data that it was rendered from has changed, but is kept until another
 * render of the page succeeds.
 */
export class Pages {
  #slots = new Map<string, Slot>();
  #articles = new Map<string, Slot>();
  #renderer: Renderer;
  #content: PublicContent;
  #disk: DiskStore;
  #isReady = false;
  #compression: NodeJS.Timeout | undefined;

  /** @param paths the prerendered paths that visitors can request. Apart from articles, no other paths are rendered. */
  constructor(paths: Iterable<string>, renderer: Renderer, content: PublicContent, disk: DiskStore) {
    this.#renderer = renderer;
    this.#content = content;
    this.#disk = disk;
    for (const path of paths) this.#slots.set(path, emptySlot());
  }

  has(path: string): boolean {
    return this.#slots.has(path) || this.#isArticle(path);
  }

  /** Until the articles are loaded, any slug is treated as an article's, because its page may be on disk. */
  #isArticle(path: string): boolean {
    const slug = slugIn(path);
    return slug !== null && (this.#content.hasArticle(slug) || !this.#content.isLoaded);
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
    const slot = this.#slots.get(path) ?? this.#articles.get(path);
    if (!slot) return null;
    const now = performance.now();
    slot.visitedAt = now;
    const { page } = slot;
    if (!page) return null;
    const isStale = !this.#content.isCurrent(page.used);
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
    const update = this.#update(path, slot);
    const isSoon = performance.now() - slot.currentAt <= MAX_STALE_MS;
    const mayWaitLess = slot.page && (isSoon || slot.failedAt !== NEVER);
    await (mayWaitLess ? Promise.race([update, pause(RENDER_WAIT_MS, null, { ref: false })]) : update);
    if (!slot.page) throw new Error(`No page exists at ${path}.`);
    return { response: slot.page.response, isStale: !this.#content.isCurrent(slot.page.used) };
  }

  /**
   * Renders pages in advance. Repeats those in `first` until the home page shows content from the database, which the
   * page from the build may lack. Sets `isReady`, and then renders those in `others`.
   */
  async warm(first: string[], others: string[]): Promise<void> {
    for (const path of first) await this.get(path).catch(() => undefined);
    const home = this.#slots.get('/')?.page;
    this.#isReady = home != null && !home.rendered.body.includes(UNREAD);
    if (!this.#isReady) setTimeout(() => void this.warm(first, others), RETRY_MS).unref();
    else for (const path of others) await this.#warmSlowly(path);
  }

  async #warmSlowly(path: string): Promise<void> {
    const began = performance.now();
    await this.get(path).catch(() => undefined);
    const elapsed = performance.now() - began;
    await pause(elapsed * WARM_PAUSE, null, { ref: false });
  }

  /** Renders stale pages that were visited recently, the most recent first, so that visitors need not wait for them. */
  async refreshVisited(): Promise<void> {
    const since = performance.now() - VISITED_MS;
    const outdated = [...this.#slots, ...this.#articles].filter(
      ([, { page, visitedAt }]) => page && visitedAt > since && !this.#content.isCurrent(page.used),
    );
    for (;;) {
      const latest = outdated.sort(([, a], [, b]) => a.visitedAt - b.visitedAt).pop();
      if (!latest) return;
      await this.#update(...latest).catch(() => undefined);
    }
  }

  #slotOf(path: string): Slot {
    const slot = this.#slots.get(path) ?? this.#articles.get(path);
    if (slot) return slot;
    if (!this.#isArticle(path)) throw new Error(`No page exists at ${path}.`);
    return this.#addArticle(path);
  }

  /**
   * Adds an article's slot. If there are already `MAX_ARTICLES`, first evicts the article that was visited least
   * recently.
   */
  #addArticle(path: string): Slot {
    if (this.#articles.size >= MAX_ARTICLES) {
      const [oldest] = [...this.#articles].toSorted(([, a], [, b]) => a.visitedAt - b.visitedAt);
      if (oldest) this.#articles.delete(oldest[0]);
    }
    const slot = { ...emptySlot(), visitedAt: performance.now() };
    this.#articles.set(path, slot);
    return slot;
  }

  /**
   * Renders the page until it shows the current content or a render fails. If a render is already in flight, waits for
   * that first.
   */
  async #update(path: string, slot: Slot): Promise<void> {
    for (;;) {
      if (slot.page && this.#content.isCurrent(slot.page.used)) return;
      if (slot.page && performance.now() - slot.failedAt < RETRY_MS) return;
      slot.rendering ??= this.#renderInto(path, slot).finally(() => {
        slot.rendering = null;
      });
      await slot.rendering;
    }
  }

  async #renderInto(path: string, slot: Slot): Promise<void> {
    try {
      const known = slot.page ? digestOf(slot.page.rendered.body) : undefined;
      const { page, used, bodies } = await this.#renderer.render(path, 'anew', known);
      const isCompressible = known !== undefined && bodies?.br !== undefined;
      slot.page = isSame(slot.page, page)
        ? { ...slot.page, used }
        : {
            rendered: page,
            used,
            isCompressible,
            response: responseOf(page, bodies ?? (await encoded(page))),
          };
      if (isCompressible) this.#compressLater();
      slot.failedAt = NEVER;
      if (used.size > 0) this.#disk.write(path, page);
    } catch (error) {
      logFault(error, { path });
      slot.failedAt = performance.now();
      if (slot.page) return;
      const earlier = (await this.#disk.read(path)) ?? (await this.#renderer.render(path, 'as built')).page;
      // Treat this page as stale, so that it is rendered again as soon as rendering can succeed.
      const used = new Map([['Blog', -1]]);
      const response = responseOf(earlier, await encoded(earlier));
      slot.page = { rendered: earlier, used, isCompressible: false, response };
    }
  }

  #compressLater(): void {
    clearTimeout(this.#compression);
    this.#compression = setTimeout(() => void this.#compress().catch(logFault), COMPRESS_AFTER_MS).unref();
  }

  /** Recompresses, at the strongest level, pages that were compressed at the fast level. */
  async #compress(): Promise<void> {
    for (const slot of [...this.#slots.values(), ...this.#articles.values()]) {
      const { page } = slot;
      if (!page?.isCompressible) continue;
      const bodies = await this.#renderer.compress(page.rendered);
      // The page may have been rendered again during the compression.
      if (slot.page !== page) continue;
      slot.page = { ...page, isCompressible: false, response: responseOf(page.rendered, bodies) };
    }
  }
}

const isSame = (page: Page | null, { status, body }: RenderedPage): page is Page =>
  page?.rendered.status === status && page.rendered.body.equals(body);

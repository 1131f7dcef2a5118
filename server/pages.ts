import { revisionMark } from '../lib/publishing/revision-mark';
import type { PublicContent, Used } from './content';
import type { DiskStore } from './disk-store';
import { logFault } from './log';
import { type FinishedResponse, finishedResponse, type RenderedPage } from './responses';

/** How long a visitor waits for a render that a change made necessary. */
const RENDER_WAIT_MS = 1_000;

/** How long a failed render is not tried again, unless the content changes. */
const RETRY_MS = 3_000;

/** Pages that were asked for within this time are rendered anew as soon as they are outdated. */
const VISITED_MS = 60_000;

const NEVER = Number.NEGATIVE_INFINITY;

/** In a home page that was built without the database. */
const UNREAD = revisionMark({ collection: 'GlobalFootprint', id: 'unread', revision: 0 });

export type Render = (path: string, how: 'anew' | 'as built') => Promise<RenderedPage>;

type Page = { response: FinishedResponse; used: Used; body: Buffer };

type Slot = { page: Page | null; rendering: Promise<void> | null; failedAt: number; visitedAt: number };

/**
 * The finished pages in memory. Each stays until a collection it shows changes, and is replaced only by a render that
 * began later and succeeded.
 */
export class Pages {
  #slots = new Map<string, Slot>();
  #render: Render;
  #content: PublicContent;
  #disk: DiskStore;
  #isReady = false;
  #finished = new WeakMap<Buffer, Promise<FinishedResponse>>();

  /** @param paths every address that has a page; nothing else is ever rendered or kept. */
  constructor(paths: Iterable<string>, render: Render, content: PublicContent, disk: DiskStore) {
    this.#render = render;
    this.#content = content;
    this.#disk = disk;
    for (const path of paths) {
      this.#slots.set(path, { page: null, rendering: null, failedAt: NEVER, visitedAt: NEVER });
    }
  }

  has(path: string): boolean {
    return this.#slots.has(path);
  }

  /** Whether the first pages were rendered, or found as they were before, and show real content. */
  get isReady(): boolean {
    return this.#isReady;
  }

  /** The page if it is in memory and shows the content of now. */
  current(path: string): FinishedResponse | null {
    const slot = this.#slots.get(path);
    if (!slot) return null;
    slot.visitedAt = performance.now();
    const { page } = slot;
    return page && this.#content.isCurrent(page.used) ? page.response : null;
  }

  /**
   * The page as it is now, or the last good one if that takes too long or fails.
   * @throws what the render threw, for a page that never succeeded
   */
  async get(path: string): Promise<FinishedResponse> {
    const slot = this.#slotOf(path);
    const update = this.#update(path, slot);
    if (slot.page) {
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, RENDER_WAIT_MS);
      });
      await Promise.race([update.catch(() => undefined), late]);
      clearTimeout(timer);
    } else await update;
    if (!slot.page) throw new Error(`There is no page at ${path}.`);
    return slot.page.response;
  }

  /**
   * Renders pages before anybody asks for them, and again until they show real content: a build may have had no
   * database. The server is ready after the first ones.
   */
  async warm(first: string[], others: string[]): Promise<void> {
    for (const path of first) await this.get(path).catch(() => undefined);
    const home = this.#slots.get('/')?.page;
    this.#isReady = home != null && !home.body.includes(UNREAD);
    if (!this.#isReady) setTimeout(() => void this.warm(first, others), RETRY_MS).unref();
    else for (const path of others) await this.get(path).catch(() => undefined);
  }

  /** Renders what visitors saw lately and a change made outdated, so that none of them waits. */
  async refreshVisited(): Promise<void> {
    const since = performance.now() - VISITED_MS;
    const outdated = [...this.#slots].filter(
      ([, { page, visitedAt }]) => page && visitedAt > since && !this.#content.isCurrent(page.used),
    );
    for (const [path, slot] of outdated) await this.#update(path, slot).catch(() => undefined);
  }

  #slotOf(path: string): Slot {
    const slot = this.#slots.get(path);
    if (!slot) throw new Error(`There is no page at ${path}.`);
    return slot;
  }

  /** Renders until the page shows the content of now; a render that is under way ends first. */
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
      const { result, used } = await this.#content.recording(() => this.#render(path, 'anew'));
      await this.#keep(slot, result, used);
      slot.failedAt = NEVER;
      if (used.size > 0) this.#disk.write(path, result);
    } catch (error) {
      logFault(error, { path });
      slot.failedAt = performance.now();
      if (slot.page) return;
      const earlier = (await this.#disk.read(path)) ?? (await this.#render(path, 'as built'));
      // Counts as outdated from the start, so that it is rendered anew as soon as that succeeds.
      await this.#keep(slot, earlier, new Map([['Blog', -1]]));
    }
  }

  /** Compresses once what several addresses share, such as the page that is not found. */
  #finish(status: number, headers: Record<string, string>, body: Buffer): Promise<FinishedResponse> {
    const known = this.#finished.get(body);
    if (known) return known;
    const finished = finishedResponse(status, headers, body);
    this.#finished.set(body, finished);
    return finished;
  }

  async #keep(slot: Slot, { status, headers, body }: RenderedPage, used: Used): Promise<void> {
    const isSame = slot.page?.body.equals(body) && slot.page.response.status === status;
    const response = isSame && slot.page ? slot.page.response : await this.#finish(status, headers, body);
    slot.page = { response, used, body };
  }
}

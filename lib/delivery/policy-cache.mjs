// @ts-check
import nextCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import { adminPolicy, publicPolicy } from './content-security-policy.mjs';
import { known404s } from './known-404.mjs';
import { isOutdated404 } from './outdated-404.mjs';
import { PERIOD } from './period.mjs';

/** By its types the import is the class; Node gives the exports of the module. @type {typeof nextCache} */
const FileSystemCache = /** @type {any} */ (nextCache).default ?? nextCache;

/** The header by which a page is known to be finished. */
const POLICY = 'content-security-policy';

/** Caches in front of the site keep a public page for a period and may send it on while they ask for the next. */
const SHARED = `public, max-age=0, s-maxage=${PERIOD}, stale-while-revalidate=31536000`;

/** A key is `/route-cache/APP_PAGE/{hash}/$/{route}`, or the bare route for what the build made. */
const routeOf = (/** @type {string} */ key) => key.replace(/^.*\/\$(?=\/)/, '');

/** Anything else is a fault of the moment, and must not replace a good response. */
const STORED_STATUSES = [200, 301, 308, 404, 410];

const isAdmin = (/** @type {string} */ key) => /^\/admin(?:\/|$)/.test(routeOf(key));

/**
 * Next's own file cache, in which every page carries its policy, with the hashes of what stands inline in it. Finished
 * when written, so that the very first visitor of a page gets it so too, and when read, for what the build wrote past
 * this class. Next is pinned: this leans on the shape of its entries.
 */
export default class PolicyCache extends FileSystemCache {
  /** A public page's markup as it is sent. @param {{ html: string, status?: number }} page */
  publicHtml({ html }) {
    return html;
  }

  /** Changes the entry itself, and so what the cache holds in memory. @param {string} key @param {any} page */
  #finish(key, page) {
    if (page.headers?.[POLICY]) return;
    const html = isAdmin(key) ? page.html : this.publicHtml(page);
    const policy = isAdmin(key) ? adminPolicy(html, process.env.BACKEND) : publicPolicy(html);
    const headers = { ...page.headers, [POLICY]: policy };
    // What is not found has been given the header already, for no cache to keep.
    if (page.status !== 404) headers['cache-control'] = isAdmin(key) ? 'no-cache' : SHARED;
    Object.assign(page, { html, headers });
  }

  /** @override @param {Parameters<nextCache['get']>} args */
  async get(...args) {
    const entry = await super.get(...args);
    const [key] = args;
    if (entry?.value?.kind !== 'APP_PAGE') return entry;
    if (isOutdated404(entry)) {
      known404s.add(routeOf(key));
      return null;
    }
    this.#finish(key, entry.value);
    return entry;
  }

  /** @override @param {string} key @param {any} data @param {any} context */
  async set(key, data, context) {
    if (data?.status && !STORED_STATUSES.includes(data.status)) return;
    if (data?.kind === 'APP_PAGE') {
      this.#finish(key, data);
      if (data.status !== 404) known404s.delete(routeOf(key));
    }
    return super.set(key, data, context);
  }
}

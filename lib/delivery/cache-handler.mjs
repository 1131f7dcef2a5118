// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import nextCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import { areTagsStale } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';
import { contentSecurityPolicy, withoutFrameworkScripts } from './static-html.mjs';

const FileSystemCache = nextCache.default;

/** A key is `/route-cache/APP_PAGE/{hash}/$/{route}`, or the bare route for what the build made. */
const routeOf = (/** @type {string} */ key) => key.slice(key.indexOf('/$/') + 2);

const isPublic = (/** @type {string} */ key) => !/^\/admin(?:\/|$)/.test(routeOf(key));

/** Milliseconds after which a page that shows records is due again. */
const PERIOD = (Number(process.env.REVALIDATE_SECONDS) || 60) * 1000;

/**
 * Whether a 404 is due that hangs on records, such as an archive page that the list does not reach yet. Next would make
 * it anew behind the 404 that it answers with, and give a page that has come into being the title of "not found" and
 * noindex; where no entry is found, it makes the page first.
 */
function isOutdated404(/** @type {any} */ { value, lastModified }) {
  const tags = String(value.headers?.['x-next-cache-tags'] ?? '').split(',');
  const recordTags = tags.filter((tag) => tag && !tag.startsWith('_N_T_'));
  if (value.status !== 404 || recordTags.length === 0) return false;
  return Date.now() > lastModified + PERIOD || areTagsStale(recordTags, lastModified);
}

/**
 * Next's own file cache, in which public pages hold no framework script: an App Router page carries 115 kB of them,
 * and no strict policy allows the inline ones. Filtered when written, so that the very first visitor of a page gets it so
 * too, and when read, for what the build wrote past this class. Next is pinned: this leans on the shape of its entries.
 */
export default class StaticPageCache extends FileSystemCache {
  /** @type {Map<string, { lastModified: number, value: object }>} */
  static #filtered = new Map();

  /** @param {any} context */
  constructor(context) {
    super(context);
    this.notFoundFile = join(context.serverDistDir, 'app', '_not-found.html');
  }

  /** `notFound()` in a page renders a shell that only scripts fill; the real page takes its place. */
  #html(/** @type {{ html: string, status?: number }} */ page) {
    const isShell = page.status === 404 && page.html.includes('__next_error__');
    return isShell ? readFileSync(this.notFoundFile, 'utf8') : page.html;
  }

  #finish(/** @type {any} */ page) {
    const html = withoutFrameworkScripts(this.#html(page));
    const headers = { ...page.headers, 'content-security-policy': contentSecurityPolicy(html) };
    return { ...page, html, headers };
  }

  /** @override @param {any[]} args */
  async get(...args) {
    const entry = await super.get(...args);
    const [key] = args;
    if (entry?.value?.kind !== 'APP_PAGE' || !isPublic(key)) return entry;
    if (isOutdated404(entry)) return null;
    const known = StaticPageCache.#filtered.get(key);
    if (known && known.lastModified === entry.lastModified) return { ...entry, value: known.value };
    const value = this.#finish(entry.value);
    StaticPageCache.#filtered.set(key, { lastModified: entry.lastModified, value });
    return { ...entry, value };
  }

  /** @override @param {string} key @param {any} data @param {any} context */
  async set(key, data, context) {
    if (data?.kind === 'APP_PAGE' && isPublic(key)) Object.assign(data, this.#finish(data));
    return super.set(key, data, context);
  }
}

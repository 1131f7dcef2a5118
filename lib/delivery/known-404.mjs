// @ts-check

const KNOWN = Symbol.for('routes that are not found so far');
const shared = /** @type {Record<symbol, Set<string> | undefined>} */ (/** @type {unknown} */ (globalThis));

/**
 * Routes whose stored answer is a 404 that is being made anew before it is given. Next, finding no entry, has no last
 * good answer to fall back to, so the page itself answers so when its data cannot be read. On the global object,
 * because the pages' bundle and the cache load modules apart.
 * @type {Set<string>}
 */
export const known404s = shared[KNOWN] ?? new Set();
shared[KNOWN] = known404s;

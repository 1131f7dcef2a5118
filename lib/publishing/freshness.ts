/** The age in milliseconds at which a server instance's last check of the change counter is stale. */
export const MAX_CHECK_AGE_MS = 2_000;

/**
 * For this long after a page was last known to be current, visitors get that version if the next one takes too long to
 * render.
 */
export const MAX_STALE_MS = 3_000;

/** The longest time in milliseconds that such visitors wait for the render. */
export const RENDER_WAIT_MS = 1_000;

/** The times in seconds for which a shared cache may send a page: without a check, and then while it revalidates. */
export const SHARED_CACHE = { fresh: 1, stale: 2 };

/**
 * The longest time in milliseconds for which visitors may get a page from before a change, unless the database or a
 * render fails: from an instance whose render is slow, or from a cache whose copy comes from an instance that has not
 * checked the counter since the change. The cache in `deploy/nginx.conf` keeps a page for less time than the header allows.
 */
export const SETTLED_MS = Math.max(
  MAX_STALE_MS + RENDER_WAIT_MS,
  MAX_CHECK_AGE_MS + (SHARED_CACHE.fresh + SHARED_CACHE.stale) * 1_000,
);

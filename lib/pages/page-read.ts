import 'server-only';
import { unstable_cache } from 'next/cache';
import { cache } from 'react';
import { readSettings } from '@/lib/settings/settings';

/** Milliseconds a page waits for the database. Next's own fetch drops abort signals when it revalidates, so a race. */
const PATIENCE = 5_000;

const BUILD_PHASE = 'phase-production-build';

/** @throws Error when a read takes longer than a page may wait, or than `patience` in milliseconds. */
export function within<T>(read: Promise<T>, what: string, patience = PATIENCE): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Reading ${what} took longer than ${patience} ms.`)), patience);
  });
  return Promise.race([read, late]).finally(() => clearTimeout(timer));
}

/**
 * Ties the page to a tag and to the revalidation period without caching any data: data in a cache would let
 * a page render "well" from old content while the database is down, and use up the mark that asked for new.
 */
function markPage(tag: string): Promise<number> {
  const { revalidateSeconds } = readSettings(process.env);
  return unstable_cache(async () => 0, [`mark-${tag}`], { tags: [tag], revalidate: revalidateSeconds })();
}

/** One read for all the pages that a build's worker renders: there are many, and they show one state of the data. */
function sharedByBuild<T>(read: () => Promise<T>): () => Promise<T> {
  let shared: Promise<T> | undefined;
  const readAgain = (error: unknown) => {
    shared = undefined;
    throw error;
  };
  return () => {
    if (process.env.NEXT_PHASE !== BUILD_PHASE) return read();
    shared ??= read().catch(readAgain);
    return shared;
  };
}

/**
 * A read for a public page: tagged, limited in time, once per request. A failure throws, so that Next keeps
 * the last good page and tries again. A build with BUILD_WITHOUT_DATABASE reads nothing and takes `fallback`.
 */
export function pageRead<T>(tag: string, read: () => Promise<T>, fallback: T): () => Promise<T> {
  const readOnce = sharedByBuild(read);
  return cache(async () => {
    await markPage(tag);
    if (process.env.NEXT_PHASE === BUILD_PHASE && readSettings(process.env).buildWithoutDatabase)
      return fallback;
    try {
      return await within(readOnce(), tag);
    } catch (error) {
      throw new Error(`The ${tag} could not be read.`, { cause: error });
    }
  });
}

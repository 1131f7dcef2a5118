// @ts-check
import { areTagsStale } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';
import { PERIOD } from './period.mjs';

/**
 * Whether a 404 is due that hangs on records, such as an archive page that the list does not reach yet. Next would make
 * it anew behind the 404 that it answers with, and give a page that has come into being the title of "not found" and
 * noindex; where no entry is found, it makes the page first.
 * @param {any} entry
 */
export function isOutdated404({ value, lastModified }) {
  const tags = String(value.headers?.['x-next-cache-tags'] ?? '').split(',');
  const recordTags = tags.filter((tag) => tag && !tag.startsWith('_N_T_'));
  if (value.status !== 404 || recordTags.length === 0) return false;
  return Date.now() > lastModified + PERIOD * 1000 || areTagsStale(recordTags, lastModified);
}

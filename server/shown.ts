import type { ServerResponse } from 'node:http';
import { articlePath } from '../lib/articles/shelf';
import { COLLECTIONS, type Collection, isPublishable, kindOf } from '../lib/model/kinds';
import { archivePageOf, archivePath, NEWEST } from '../lib/public/archive';
import type { PublicContent } from '../lib/public/public-content';
import { fill } from '../lib/text/fill';
import type { ChangeWatch } from './change-watch';
import { sendText } from './responses';

const SHOWN = new RegExp(`^/api/shown/(${COLLECTIONS.join('|')})/([A-Za-z0-9_][A-Za-z0-9._-]{0,127})$`);

export const isShownPath = (path: string): boolean => SHOWN.test(path);

/**
 * Returns the public pages that show a record, the most specific last. For a record that is not public, returns the
 * pages, other than its article, that would show it as the newest record.
 */
function pagesShowing(collection: Collection, id: string, content: PublicContent): string[] {
  const { always = [], newest = [], archive } = kindOf(collection).shownOn;
  const pages = always.map((path) => fill(path, { id }));
  if (!isPublishable(collection)) return pages;
  const records: { id: string; slug?: string; body?: string }[] = content.of(collection);
  const index = records.findIndex((record) => record.id === id);
  const { slug, body } = records[index] ?? {};
  const article = slug && body ? [articlePath(slug)] : [];
  const own = archive
    ? [index < 0 ? archive : archivePath(archive, archivePageOf(index, records.length))]
    : [];
  return [...pages, ...(index < NEWEST ? newest : []), ...own, ...article];
}

/**
 * Reports which pages show a record, or would show it if it were public. The admin's receipts check these pages. Their
 * request counts as a visit, so that a server without visitors checks the database too.
 */
export function sendPagesShowing(
  path: string,
  response: ServerResponse,
  { content, changes }: { content: PublicContent; changes: ChangeWatch },
): void {
  const [, collection = '', id = ''] = SHOWN.exec(path) ?? [];
  const headers = { 'content-type': 'application/json' };
  if (!content.isLoaded) {
    sendText(response, 503, '{}', headers);
    return;
  }
  const pages = pagesShowing(collection as Collection, id, content);
  sendText(response, 200, JSON.stringify({ pages, silent: changes.isUnreachable }), headers);
}

import { parentPort } from 'node:worker_threads';
import { brotliCompressSync, gzipSync, constants as zlib } from 'node:zlib';
import { contact } from '../../content/contact';
import { searchGroups } from '../../content/search';
import type { FilledPage, FromWorker, SearchEncoding, SearchRequest, ToWorker } from './messages';
import { resultsMarkup } from './results';
import { SearchIndex } from './search-index';
import { filled, type Place, type Template, templateOf } from './template';

// Searches, fills in the page and compresses it, so that other responses do not wait.

const PLACES: Record<FilledPage, Place[]> = { search: ['query', 'results'], contact: ['message'] };

/** Fast rather than small, because each response is sent once. */
const COMPRESSORS: Record<SearchEncoding, (body: Buffer) => Buffer> = {
  br: (body) => brotliCompressSync(body, { params: { [zlib.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (body) => gzipSync(body, { level: 5 }),
  identity: (body) => body,
};

const index = new SearchIndex();
const templates = new Map<FilledPage, Template>();

function templateFor(page: FilledPage): Template {
  const template = templates.get(page);
  if (!template) throw new Error(`The ${page} page was not rendered yet.`);
  return template;
}

function bodyOf({ query, as }: SearchRequest): string {
  if (as === 'search') return filled(templateFor(as), [query, resultsMarkup(query, index.find(query))]);
  if (as === 'contact') return filled(templateFor(as), [contact.form.about.replace('{topic}', () => query)]);
  const found = index.suggest(query);
  return JSON.stringify(found.map(({ title, href, group }) => ({ title, href, group: searchGroups[group] })));
}

/**
 * The body, or null after a failure. The error is dropped, because it would contain the query, which must not be
 * logged.
 */
function responseTo(request: SearchRequest): FromWorker {
  try {
    const body = COMPRESSORS[request.encoding](Buffer.from(bodyOf(request)));
    return { id: request.id, body: new Uint8Array(body) };
  } catch {
    return { id: request.id, body: null };
  }
}

parentPort?.on('message', (message: ToWorker) => {
  if ('changes' in message) index.change(message.changes);
  else if ('page' in message) templates.set(message.page, templateOf(message.html, PLACES[message.page]));
  else {
    const response = responseTo(message.request);
    parentPort?.postMessage(response, response.body ? [response.body.buffer] : []);
  }
});

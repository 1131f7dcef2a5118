import { parentPort } from 'node:worker_threads';
import { ifuMarkup, paperValues } from '../../components/sections/ifu/ifu-results';
import { resultsMarkup } from '../../components/sections/search/results';
import { contact } from '../../content/contact';
import { searchGroups } from '../../content/search';
import type { SearchChanges } from '../../lib/search/entry';
import { fill } from '../../lib/text/fill';
import { type FilledPage, filledPage, type Template, templateOf } from './filled-page';
import { Finder } from './finder';

// Runs in its own thread, so that searches and filled-in pages do not delay other responses.

export type SearchRequest = {
  id: number;
  /** The visitor's query, or the id of the document that the visitor wants on paper. */
  query: string;
  as: FilledPage | 'suggestions';
  /** The visitor's `Accept-Language` header. */
  acceptLanguage: string;
  isGzip: boolean;
};

/** A change to the index, a rendered page to fill in, or a request. */
export type ToWorker =
  | { changes: SearchChanges }
  | { page: FilledPage; html: string }
  | { request: SearchRequest };

/** `body` is null if the request failed. */
export type FromWorker = { id: number; body: Uint8Array<ArrayBuffer> | null };

const finder = new Finder();
const templates = new Map<FilledPage, Template>();

function valuesFor(page: FilledPage, query: string, acceptLanguage: string) {
  if (page === 'ifu') return [query, ifuMarkup(query, finder.documents(query), acceptLanguage)];
  if (page === 'paper') return paperValues(finder.document(query));
  if (page === 'search') return [query, resultsMarkup(query, finder.search(query))];
  return [fill(contact.form.about, { topic: query })];
}

function bodyOf({ query, as, acceptLanguage, isGzip }: SearchRequest): Buffer {
  if (as === 'suggestions') {
    const found = finder.suggest(query).map(({ title, href, group, language }) => {
      return { title, href, group: searchGroups[group], language };
    });
    return Buffer.from(JSON.stringify(found));
  }
  const template = templates.get(as);
  if (!template) throw new Error(`The ${as} page has not been rendered yet.`);
  return filledPage(template, valuesFor(as, query, acceptLanguage), isGzip);
}

/**
 * Returns the response, whose body is null after a failure. The error is dropped, because it could contain the query,
 * which must not be logged.
 */
function responseTo(request: SearchRequest): FromWorker {
  try {
    return { id: request.id, body: new Uint8Array(bodyOf(request)) };
  } catch {
    return { id: request.id, body: null };
  }
}

parentPort?.on('message', (message: ToWorker) => {
  if ('changes' in message) finder.change(message.changes);
  else if ('page' in message) templates.set(message.page, templateOf(message.html, message.page));
  else {
    const response = responseTo(message.request);
    parentPort?.postMessage(response, response.body ? [response.body.buffer] : []);
  }
});

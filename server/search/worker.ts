import { parentPort } from 'node:worker_threads';
import { contact } from '../../content/contact';
import { searchGroups } from '../../content/search';
import { fill } from '../../lib/text/fill';
import { Finder } from './finder';
import { ifuMarkup, paperValues } from './ifu-results';
import { joinedGzip, joinedText } from './joined-gzip';
import type { FilledPage, FromWorker, SearchRequest, ToWorker } from './messages';
import { resultsMarkup } from './results';
import { filled, type Place, type Template, templateOf } from './template';

// Runs in its own thread, so that searches and filled-in pages do not delay other responses.

const PLACES: Record<FilledPage, Place[]> = {
  search: ['query', 'results'],
  contact: ['message'],
  ifu: ['number', 'documents'],
  paper: ['paperDocument', 'paperLanguage', 'paperRevision'],
};

const finder = new Finder();
const templates = new Map<FilledPage, Template>();

function templateFor(page: FilledPage): Template {
  const template = templates.get(page);
  if (!template) throw new Error(`The ${page} page has not been rendered yet.`);
  return template;
}

function pageFor(page: FilledPage, { query, acceptLanguage }: SearchRequest) {
  const template = templateFor(page);
  if (page === 'ifu')
    return filled(template, [query, ifuMarkup(query, finder.documents(query), acceptLanguage)]);
  if (page === 'paper') return filled(template, paperValues(finder.document(query)));
  if (page === 'search') return filled(template, [query, resultsMarkup(query, finder.search(query))]);
  return filled(template, [fill(contact.form.about, { topic: query })]);
}

function suggestionsFor(query: string): Buffer {
  const found = finder.suggest(query);
  return Buffer.from(
    JSON.stringify(
      found.map(({ title, href, group, language }) => ({
        title,
        href,
        group: searchGroups[group],
        language,
      })),
    ),
  );
}

function bodyOf(request: SearchRequest): Buffer {
  const { query, as, encoding } = request;
  if (as === 'suggestions') return suggestionsFor(query);
  const page = pageFor(as, request);
  return encoding === 'gzip' ? joinedGzip(page) : joinedText(page);
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
  if ('changes' in message) {
    finder.change(message.changes);
  } else if ('page' in message) templates.set(message.page, templateOf(message.html, PLACES[message.page]));
  else {
    const response = responseTo(message.request);
    parentPort?.postMessage(response, response.body ? [response.body.buffer] : []);
  }
});

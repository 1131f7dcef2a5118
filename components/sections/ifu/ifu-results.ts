import { documentKinds, documentProducts, documents as documentTexts } from '@/content/documents';
import { ifu } from '@/content/ifu';
import { type Markup, markup } from '@/lib/markup/markup';
import { englishName, LANGUAGES, languageOf } from '@/lib/model/languages';
import { KEPT_KINDS } from '@/lib/model/link';
import type { ListedDocument } from '@/lib/public/documents';
import { paperPath } from '@/lib/records/pdf-address';
import { isPreferred, placeIn, rangesIn } from '@/lib/text/accept-language';
import { plural } from '@/lib/text/plural';
import { versionRows } from './version-rows';

/** The maximum number of documents on a page. Enough for a product in 24 languages, with safety data in some. */
const MAX_SHOWN = 30;

const { facts, results } = ifu;

const kindNames: Readonly<Record<string, string>> = documentKinds;
const KINDS = Object.keys(documentKinds);
const TAGS = Object.keys(LANGUAGES);

/** A language's place in the list of all languages, which is in the order of their names. Unstated languages are last. */
const placeByName = (tag: string) => (tag ? TAGS.indexOf(tag) : TAGS.length);

/** Groups documents by product, in the order in which the products first occur, and sorts each group. */
function byProduct(
  found: readonly ListedDocument[],
  ranges: ReturnType<typeof rangesIn>,
): [string, ListedDocument[]][] {
  const groups = new Map<string, ListedDocument[]>();
  for (const document of found) {
    groups.set(document.product, [...(groups.get(document.product) ?? []), document]);
  }
  for (const group of groups.values()) {
    group.sort(
      (a, b) =>
        KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) ||
        placeIn(ranges, a.language) - placeIn(ranges, b.language) ||
        placeByName(a.language) - placeByName(b.language),
    );
  }
  return [...groups];
}

function languageName(tag: string): Markup | null {
  const language = languageOf(tag);
  return language ? markup`<span lang="${tag}" dir="${language.dir}">${language.name}</span>` : null;
}

/** @param isCode whether browsers must not translate the value */
function fact(label: string, value: string | Markup | null | false, isCode = false): Markup | null {
  if (!value) return null;
  return markup`<div><dt>${label}</dt>${isCode ? markup`<dd translate="no">${value}</dd>` : markup`<dd>${value}</dd>`}</div>`;
}

function item(document: ListedDocument): Markup {
  const { id, title, href, kind, language, page } = document;
  const name = languageName(language);
  const inLanguage = name ? markup`<span class="visually-hidden">, ${name}</span>` : null;
  const rows = [
    fact(facts.language, name),
    fact(facts.kind, kindNames[kind] ?? documentKinds['']),
    ...versionRows(document).map(([label, value, isCode]) => fact(label, value, isCode)),
  ].flatMap((row) => row ?? []);
  const about = markup`<span class="visually-hidden">: ${title}${inLanguage}</span>`;
  const paper = KEPT_KINDS.includes(kind)
    ? markup`<a href="${paperPath(id)}">${ifu.paper.link}${about}</a> `
    : null;
  const all = page ? markup`<a href="${page}">${ifu.document.all}${about}</a>` : null;
  return markup`<li><h3><a href="${href}"><bdi>${title}</bdi>${inLanguage}</a></h3><dl>${rows}</dl>${
    paper || all ? markup`<p>${paper}${all}</p>` : null
  }</li>`;
}

const section = ([product, group]: [string, ListedDocument[]], index: number): Markup =>
  markup`<section aria-labelledby="product-${index}"><h2 id="product-${index}">${
    documentProducts[product] ?? product
  }</h2><ul role="list">${group.map((document) => item(document))}</ul></section>`;

/** Returns the documents found for a query, grouped by product. Documents with a similar number are named as such. */
export function ifuMarkup(
  query: string,
  { documents: found, onlySimilar }: { documents: readonly ListedDocument[]; onlySimilar: boolean },
  acceptLanguage: string,
): Markup {
  if (found.length === 0) {
    return markup`<div role="status"><p><strong>${results.none} “<bdi>${query}</bdi>”.</strong> ${results.noneText}</p></div><p><a href="/contact_us?about=${encodeURIComponent(query)}#enquiry">${results.ask}</a></p><p><a href="${documentTexts.path}">${results.all}</a></p>`;
  }
  const left = found.length - MAX_SHOWN;
  const more = left > 0 ? markup`<p>${plural(left, results.more)}</p>` : null;
  const ranges = rangesIn(acceptLanguage);
  const isForeign = ({ language }: ListedDocument) => Number(!isPreferred(ranges, language));
  const shown = left > 0 ? found.toSorted((a, b) => isForeign(a) - isForeign(b)).slice(0, MAX_SHOWN) : found;
  const summary = onlySimilar
    ? markup`<p role="status"><strong>${results.noNumber} “<bdi>${query}</bdi>”.</strong> ${results.similar}</p>`
    : markup`<p role="status">${plural(found.length, results.found)} <strong>“<bdi>${query}</bdi>”</strong></p>`;
  return markup`${summary}${byProduct(shown, ranges).map((group, index) => section(group, index))}${more}`;
}

/**
 * Returns the values of the form for a paper copy: document, language and revision. The language is in English, because
 * without script some browsers garble letters other than a to z in emails.
 */
export function paperValues(document: ListedDocument | undefined): string[] {
  if (!document) return ['', '', ''];
  const { id, title, language, edition } = document;
  const file = id.split('/').at(-1) ?? '';
  return [title === file ? title : `${title} (${file})`, englishName(language), edition];
}

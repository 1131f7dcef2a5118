import { documentFacts } from '../../components/sections/documents/document-facts';
import { company } from '../../content/company';
import { documentKinds, documentProducts } from '../../content/documents';
import { downloads } from '../../content/downloads';
import { pages } from '../../content/pages';
import { onRequest } from '../../content/placeholder';
import { type ProductFamily, products } from '../../content/products';
import type { PageEntry } from '../../content/types';
import { blogAddress } from '../../lib/articles/shelf';
import { kindOf, type PublishableCollection } from '../../lib/model/kinds';
import { englishName, SITE_LANGUAGE } from '../../lib/model/languages';
import type { PdfLink, Publishable } from '../../lib/model/records';
import { textIn } from '../../lib/model/text-in';
import { findableDocuments, type ListedDocument } from '../../lib/public/documents';
import { placeOnSite } from '../../lib/publishing/place-on-site';
import type { SearchEntry } from '../../lib/search/entry';
import { codeOf } from '../../lib/search/ref';

/**
 * Keys of content that is not part of an entry's text: identifiers, addresses, metadata, picture names, prefilled emails,
 * and content that has entries of its own.
 */
const UNREAD = new Set([
  'href',
  'path',
  'id',
  'slug',
  'key',
  'picture',
  'meta',
  'to',
  'subject',
  'body',
  'files',
  'downloads',
  'tabs',
]);

function linesOf(value: unknown): string[] {
  if (typeof value === 'string') return value === onRequest ? [] : [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (UNREAD.has(key) ? [] : linesOf(inner)));
}

const textOf = (content: unknown): string => [...new Set(linesOf(content))].join('\n');

const nameOf = ({ path, label, meta, content }: PageEntry): string => {
  if (path === '/') return company.name;
  const heading = content && 'heading' in content ? content.heading : undefined;
  return label ?? (typeof heading === 'string' ? heading : (meta.title.split(' | ')[0] ?? meta.title));
};

const kindNames: Readonly<Record<string, string>> = documentKinds;

const PRODUCT_PAGES = ['/trivus'];

const productEntries = (): SearchEntry[] =>
  Object.values<ProductFamily>(products).flatMap((family) => [
    {
      id: family.path,
      group: 'products',
      href: family.path,
      title: family.name,
      summary: family.meta.description,
      text: textOf(family),
      codes: '',
    },
    ...family.tabs.map(
      (tab): SearchEntry => ({
        id: `${family.path}/${tab.slug}`,
        group: 'products',
        href: `${family.path}/${tab.slug}`,
        title: tab.name,
        summary: tab.meta.description,
        text: textOf(tab),
        codes: tab.specification.catalogueNumbers === onRequest ? '' : tab.specification.catalogueNumbers,
      }),
    ),
  ]);

const pageEntries = (): SearchEntry[] =>
  pages
    .filter(({ path, unlisted }) => !unlisted && !path.startsWith('/products/'))
    .map((page) => ({
      id: page.path,
      group: page.kind === 'article' ? 'articles' : PRODUCT_PAGES.includes(page.path) ? 'products' : 'pages',
      href: page.path,
      title: nameOf(page),
      summary: page.meta.description,
      text: textOf(page.content),
      codes: '',
    }));

const descriptions = new Map<string, string>(
  Object.values(downloads).map(({ href, description }) => [href, description]),
);

/** Returns catalogue numbers in all forms in which visitors find them. A hyphen makes a number with spaces one word. */
const codesIn = (refs: string): string =>
  refs.replaceAll(' ', '-') +
  refs
    .split(',')
    .map((ref) => ` ${codeOf(ref)}`)
    .join('');

function documentEntry(document: ListedDocument): SearchEntry {
  const { id, title, href, kind, product, language, refs, gtin, udi, edition, isBuilt } = document;
  const facts = [kindNames[kind], product && documentProducts[product], documentFacts(document)];
  return {
    id: isBuilt ? href : `Link/${id}`,
    group: 'documents',
    href,
    title,
    summary: descriptions.get(href) ?? facts.filter(Boolean).join(' · '),
    text: englishName(language),
    codes: [isBuilt ? '' : id.replace(/\.pdf$/, ''), edition, codesIn(refs), gtin, codesIn(udi)].join(' '),
    document,
  };
}

/** Returns entries for documents, both uploaded and built in. */
export const documentEntries = (links: PdfLink[]): SearchEntry[] =>
  findableDocuments(links).map(documentEntry);

/** Returns entries for the content in the code, which changes only with a release. */
export const contentEntries = (): SearchEntry[] => [...productEntries(), ...pageEntries()];

/**
 * Returns entries for a collection's public records, from the fields that the kind defines as list columns and as the
 * feed's summary.
 * @param records in list order
 * @param wordsOf returns the words of the article whose text has this hash
 */
export function recordEntries(
  name: PublishableCollection,
  records: Publishable[],
  wordsOf: (body: string) => string = () => '',
): SearchEntry[] {
  const { columns = [], feed, searchGroup = 'pages' } = kindOf(name);
  return records.map((record, index) => {
    const [slug = '', body = '', link = '', language = ''] = ['slug', 'body', 'link', 'language'].map(
      (field) => textIn(record, field),
    );
    return {
      id: `${name}/${record.id}`,
      group: searchGroup,
      href: blogAddress({ slug, body, link }) || placeOnSite(name, record, { index, count: records.length }),
      title: record.title,
      ...(language && language !== SITE_LANGUAGE && { language }),
      summary: feed ? textIn(record, feed.summary) : '',
      text: wordsOf(body) || columns.map((field) => textIn(record, field)).join(', '),
      codes: '',
    };
  });
}

import { documentFacts } from '../../components/sections/documents/document-facts';
import { company } from '../../content/company';
import { documentKinds, documentProducts } from '../../content/documents';
import { downloads } from '../../content/downloads';
import { pages } from '../../content/pages';
import { onRequest } from '../../content/placeholder';
import { type ProductFamily, products } from '../../content/products';
import type { PageEntry } from '../../content/types';
import { blogAddress } from '../../lib/articles/shelf';
import type { Blog, Media, PdfLink } from '../../lib/model/records';
import { archivePageOf, archivePath } from '../../lib/pages/archive';
import { listedDocuments } from '../../lib/pages/documents';
import type { SearchEntry } from './entry';

/** Keys of content that is not part of an entry's text: addresses, picture names, prepared emails and other entries. */
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

const downloadEntries = (links: PdfLink[]): SearchEntry[] => {
  const replaced = new Set(links.map(({ supersedes }) => supersedes));
  const built = Object.values(downloads).filter(({ href }) => !replaced.has(href));
  return built.map(({ title, description, href }) => ({
    id: href,
    group: 'documents',
    href,
    title,
    summary: description,
    text: '',
    codes: '',
  }));
};

/** Returns entries for the listed documents, both uploaded and built in. */
export const documentEntries = (links: PdfLink[]): SearchEntry[] => [
  ...downloadEntries(links),
  ...listedDocuments(links)
    .filter(({ isBuilt }) => !isBuilt)
    .map(
      ({ id, title, href, kind, product, ...facts }): SearchEntry => ({
        id: `Link/${id}`,
        group: 'documents',
        href,
        title,
        summary: [kindNames[kind], product && documentProducts[product], documentFacts(facts)]
          .filter(Boolean)
          .join(' · '),
        text: '',
        codes: `${id.replace(/\.pdf$/, '')} ${facts.edition}`,
      }),
    ),
];

/** Returns entries for the content in the code, which changes only with a release. */
export const contentEntries = (): SearchEntry[] => [...productEntries(), ...pageEntries()];

/** Returns the record's address, or that of the page that lists the record if it has none of its own. */
const addressOf = (link: string, list: string, place: { index: number; length: number }) =>
  link || archivePath(list, archivePageOf(place.index, place.length));

/** @param wordsOf returns the words of a blog's article */
export const blogEntries = (blogs: Blog[], wordsOf: (blog: Blog) => string = () => ''): SearchEntry[] =>
  blogs.map((blog, index) => ({
    id: `Blog/${blog.id}`,
    group: 'articles',
    href: addressOf(blogAddress(blog), '/blogs', { index, length: blogs.length }),
    title: blog.title,
    summary: blog.description,
    text: wordsOf(blog),
    codes: '',
  }));

export const mediaEntries = (mentions: Media[]): SearchEntry[] =>
  mentions.map(({ id, title, description, link, media, year }, index) => ({
    id: `Media/${id}`,
    group: 'press',
    href: addressOf(link, '/press', { index, length: mentions.length }),
    title,
    summary: description,
    text: `${media}, ${year}`,
    codes: '',
  }));

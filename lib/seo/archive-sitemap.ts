import type { ISitemapField } from 'next-sitemap';
import type { Archive } from '@/content/archives';
import { articlePath } from '@/lib/articles/shelf';
import { findTranslations } from '@/lib/articles/translations';
import { type DeviceDocument, documentPath } from '@/lib/documents/device-documents';
import type { Blog } from '@/lib/model/records';
import { archivePage, archivePath } from '@/lib/public/archive';
import { absoluteAddress } from './address';
import { documentLanguages } from './document-metadata';

type Dated = { updatedAt: Date | null };

/** Returns the time of the latest change to the records, or undefined if there are no records or one has no date. */
function lastModified(items: Dated[]): string | undefined {
  const times = items.map(({ updatedAt }) => updatedAt?.getTime() ?? Number.NaN);
  const latest = Math.max(...times);
  return Number.isFinite(latest) ? new Date(latest).toISOString() : undefined;
}

/** Returns the archive's current pages as sitemap entries. */
export function archiveSitemap(archive: Archive, records: Dated[]): ISitemapField[] {
  const fields: ISitemapField[] = [];
  for (let page = archivePage(records, 1); page; page = archivePage(records, page.page + 1)) {
    const lastmod = lastModified(page.items);
    fields.push({ loc: absoluteAddress(archivePath(archive.path, page.page)), ...(lastmod && { lastmod }) });
  }
  return fields;
}

const addressOf = ({ slug }: Blog): string => absoluteAddress(articlePath(slug));

const alternate = (blog: Blog) => ({ href: addressOf(blog), hreflang: blog.language, hrefIsAbsolute: true });

/** Returns the articles that search engines are allowed to index, as sitemap entries with all their languages. */
export function articleSitemap(blogs: Blog[]): ISitemapField[] {
  const articles = blogs.filter(({ slug, body }) => slug !== '' && body !== '');
  const translations = findTranslations(articles);
  return articles
    .filter(({ unlisted }) => !unlisted)
    .map((blog) => ({
      loc: addressOf(blog),
      alternateRefs: (translations.get(blog.id) ?? [blog]).map(alternate),
      ...(blog.updatedAt && { lastmod: blog.updatedAt.toISOString() }),
    }));
}

/** Returns the pages of documents and of their languages as sitemap entries. */
export function deviceDocumentSitemap(all: DeviceDocument[]): ISitemapField[] {
  return all.flatMap((document) => {
    const languages = documentLanguages(document);
    const alternateRefs = Object.entries(languages).map(([hreflang, href]) => ({
      ...{ hreflang, href },
      hrefIsAbsolute: true,
    }));
    const lastmod = lastModified([...document.versions]);
    return [absoluteAddress(documentPath(document.slug)), ...Object.values(languages)].map((loc) => ({
      loc,
      alternateRefs,
      ...(lastmod && { lastmod }),
    }));
  });
}

/** Returns a list's pages after the first as sitemap entries. The first page is in the build's sitemap. */
export function laterPages(path: string, items: readonly unknown[], size: number): ISitemapField[] {
  const { pageCount } = archivePage(items, 1, size) ?? { pageCount: 1 };
  return Array.from({ length: pageCount - 1 }, (_, index) => ({
    loc: absoluteAddress(archivePath(path, index + 2)),
  }));
}

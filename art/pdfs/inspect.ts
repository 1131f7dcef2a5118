import { readFileSync } from 'node:fs';
import { getDocumentProxy } from 'unpdf';
import { documents } from './documents';
import { digestOf } from './page';
import { type FlatTag, flattenTags, type Tag } from './tags';

// Prints, as JSON, the properties that pdf.js reads from the generated files. Runs as a separate process because Jest
// cannot load pdf.js.

export type Inspection = {
  file: string;
  bytes: number;
  pages: number;
  /** The digest of the file's current source. */
  digest: string;
  info: { Title?: string; Language?: string; CreationDate?: string; Custom?: { SourceDigest?: string } };
  standard: unknown;
  marked: unknown;
  preferences: unknown;
  bookmarks: string[];
  tags: FlatTag[];
  linkNames: string[];
};

async function inspect(file: string, digest: string): Promise<Inspection> {
  const bytes = readFileSync(file);
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const { info, metadata } = await pdf.getMetadata();
  const numbers = Array.from({ length: pdf.numPages }, (_, index) => index + 1);
  const pages = await Promise.all(numbers.map((number) => pdf.getPage(number)));
  const trees = await Promise.all(pages.map((page) => page.getStructTree()));
  const links = (await Promise.all(pages.map((page) => page.getAnnotations()))).flat();
  return {
    file,
    bytes: bytes.length,
    pages: pdf.numPages,
    digest,
    info,
    standard: metadata?.get('pdfuaid:part'),
    marked: await pdf.getMarkInfo(),
    preferences: await pdf.getViewerPreferences(),
    bookmarks: ((await pdf.getOutline()) ?? []).map(({ title }) => title),
    tags: trees.flatMap((tree) => flattenTags(tree as Tag)),
    linkNames: links.map(({ contentsObj }) => contentsObj.str),
  };
}

const found: Inspection[] = [];
for (const document of documents) found.push(await inspect(document.file, digestOf(document)));
process.stdout.write(JSON.stringify(found));

import { createHash } from 'node:crypto';
import { compile } from 'sass';
import { company } from '../../content/company';
import { Markup, markup } from '../../lib/markup/markup';
import type { PdfDocument } from './documents';
import { ORIGIN } from './pictures';

/**
 * The site's typeface in two static weights, because browsers embed a variable font as drawings rather than as a font.
 */
const fonts = [
  { weight: '400 500', file: 'regular' },
  { weight: '501 700', file: 'strong' },
].map(
  ({ weight, file }) =>
    `@font-face { font-family: Sans; font-weight: ${weight}; src: url(${ORIGIN}/${file}.woff2); }`,
);

const { css } = compile('art/pdfs/print.scss', { loadPaths: ['styles'], style: 'compressed' });

/** The CSS rule for the footer of every page that has a margin. Its text is a CSS string, so quotes are escaped. */
const footer = (name: string) =>
  `@page { @bottom-left { content: ${JSON.stringify(`${company.name} · ${name}`)}; } }`;

/** Returns a document as an HTML page in which each sheet fills a printed page. */
export function documentPage({ name, title, sheets }: PdfDocument): string {
  return markup`<!DOCTYPE html>
<html lang="en">
<meta charset="utf-8">
<title>${title}</title>
<style>${new Markup(fonts.join('') + css + footer(name))}</style>
<main>${sheets.map(({ html }) => html)}</main>
</html>`.text;
}

/**
 * Returns a digest of the document's text and styles. It is stored in the PDF so that a test can detect a stale file.
 */
export const digestOf = (document: PdfDocument): string =>
  createHash('sha256').update(documentPage(document)).digest('hex');

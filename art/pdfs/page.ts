import { createHash } from 'node:crypto';
import { compile } from 'sass';
import { company } from '../../content/company';
import { Markup, markup } from '../../lib/markup/markup';
import type { PdfDocument } from './documents';
import { ORIGIN } from './pictures';

/** The site's typeface in two weights of their own: a browser writes a variable font as drawings, not as a font. */
const fonts = [
  { weight: '400 500', file: 'regular' },
  { weight: '501 700', file: 'strong' },
].map(
  ({ weight, file }) =>
    `@font-face { font-family: Sans; font-weight: ${weight}; src: url(${ORIGIN}/${file}.woff2); }`,
);

const { css } = compile('art/pdfs/print.scss', { loadPaths: ['styles'], style: 'compressed' });

/** What stands at the foot of every page that has a margin: CSS strings, so quotes are escaped. */
const footer = (name: string) =>
  `@page { @bottom-left { content: ${JSON.stringify(`${company.name} · ${name}`)}; } }`;

/** A document as one HTML page whose sheets fill a printed page each. */
export function documentPage({ name, title, sheets }: PdfDocument): string {
  return markup`<!DOCTYPE html>
<html lang="en">
<meta charset="utf-8">
<title>${title}</title>
<style>${new Markup(fonts.join('') + css + footer(name))}</style>
<main>${sheets.map(({ html }) => html)}</main>
</html>`.text;
}

/** Tells whether a file was made from the words and the look that the document has now. */
export const digestOf = (document: PdfDocument): string =>
  createHash('sha256').update(documentPage(document)).digest('hex');

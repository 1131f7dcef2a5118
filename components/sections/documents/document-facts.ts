import { fileSize } from '@/components/ui/download-link/file-size';
import { documents } from '@/content/documents';
import { downloadLabels } from '@/content/downloads';
import { site } from '@/content/site';
import { languageOf } from '@/lib/model/languages';
import type { ListedDocument } from '@/lib/public/documents';
import { isolated } from '@/lib/text/isolated';
import { plural } from '@/lib/text/plural';

const day = new Intl.DateTimeFormat(site.language, { dateStyle: 'long', timeZone: 'UTC' });

/** Formats a date such as '2026-03-31'. Returns other text unchanged. */
export function dayText(value: string): string {
  const date = new Date(`${value}T00:00:00Z`);
  return Number.isNaN(date.getTime()) ? value : day.format(date);
}

/** Keeps the words of a detail on one line, and separators off the start of a line. */
const NO_BREAK = '\u00a0';

const unbroken = (text: string) => text.replaceAll(' ', NO_BREAK);

type Facts = Pick<
  ListedDocument,
  'bytes' | 'pages' | 'language' | 'edition' | 'issued' | 'validUntil' | 'withdrawn'
>;

/** Returns a document's known details: type, size, pages, language, revision, issue date and expiry date. */
export function documentFacts(document: Facts): string {
  const { bytes, pages, language, edition, issued, validUntil, withdrawn } = document;
  return [
    'PDF',
    bytes > 0 && fileSize(bytes),
    pages > 0 && plural(pages, downloadLabels.pages),
    isolated(languageOf(language)?.name ?? ''),
    edition && `${documents.revision} ${edition}`,
    issued && dayText(issued),
    withdrawn && `${documents.withdrawn} ${dayText(withdrawn)}`,
    validUntil && `${documents.validUntil} ${dayText(validUntil)}`,
  ]
    .flatMap((fact) => (fact ? unbroken(fact) : []))
    .join(`${NO_BREAK}· `);
}

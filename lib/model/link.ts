import { builtDownloads, documentKinds, documentLanguages, documentProducts } from '../../content/documents';
import { VERSIONS } from '../content/pdf-address';
import { type Format, HASH, PDF_MAX_BYTES, PDF_MAX_PAGES, patternOf, stamp, text } from './fields';
import type { Kind } from './kind';

const choicesOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

const DAY = {
  pattern: '[0-9]{4}-[0-9]{2}-[0-9]{2}',
  error: 'must be a date, such as 2026-03-31',
  example: '2026-03-31',
  decidesLength: true,
} as const satisfies Format;

/** Document types whose earlier versions are never purged. */
export const KEPT_KINDS: readonly string[] = ['instructions', 'safety'];

/** PDF links. A link's id is its file name, and `sha256` identifies the live file. */
export const link = {
  collection: 'Link',
  words: {
    name: 'PDF link',
    list: 'PDF links',
    create: 'Link',
    createHint: 'Upload a PDF',
    empty: 'No PDF links yet. Select “Link” to upload the first file.',
    deleteQuestion: 'Delete this PDF link?',
  },
  messages: { saved: 'Link saved.', deleted: 'Link deleted.', restored: 'Link restored.' },
  fields: {
    id: {
      ...text('File name', 5, 120),
      given: true,
      format: {
        pattern: '[a-z0-9_]+(-[a-z0-9_]+)*\\.pdf',
        error:
          'must contain only lower-case letters (a to z), digits, underscores and single hyphens, and end in .pdf',
        example: 'catalogue.pdf',
      },
    },
    link: { ...text('Storage path', 1, 125), prefixOfId: 'pdfs/' },
    title: { ...text('Title', 0, 200), hint: 'Optional. If empty, visitors see the file name.' },
    kind: {
      ...text('Document type', 0, 12),
      format: {
        pattern: Object.keys(documentKinds).filter(Boolean).join('|'),
        error: 'must be one of the options',
        example: 'instructions',
        decidesLength: true,
      },
      choices: choicesOf(documentKinds),
      hint: 'Visitors can still open earlier versions of listed instructions and safety data.',
      isNew: true,
    },
    product: {
      ...text('Product', 0, 80),
      format: {
        pattern: '[a-z]+(-[a-z]+)*(/[a-z]+(-[a-z]+)*)?',
        error: 'must be one of the options',
        example: 'biosample/tubes',
      },
      choices: choicesOf(documentProducts),
      isNew: true,
    },
    language: {
      ...text('Language', 0, 2),
      format: {
        pattern: '[a-z]{2}',
        error: 'must be one of the options',
        example: 'en',
        decidesLength: true,
      },
      choices: choicesOf(documentLanguages),
      isNew: true,
    },
    edition: {
      ...text('Revision label', 0, 40),
      format: {
        pattern: '[A-Za-z0-9]+([._-][A-Za-z0-9]+)*',
        error:
          'can contain only letters (a to z, A to Z) and digits, with single hyphens, full stops or underscores between them',
        example: '2026-03',
      },
      sensible: {
        pattern: `(?!${VERSIONS}$).*`,
        error: `cannot be “${VERSIONS}”, because the page that lists earlier versions has that address`,
      },
      hint: 'As printed on the document, such as 3 or 2026-03.',
      isNew: true,
    },
    issued: {
      ...text('Date of issue', 0, 10),
      format: DAY,
      control: 'date',
      hint: 'Update this date with each new file.',
      isNew: true,
    },
    validUntil: {
      ...text('Valid until', 0, 10),
      format: DAY,
      control: 'date',
      hint: 'The last day on which the document is valid. After that day, it is no longer listed.',
      isNew: true,
    },
    supersedes: {
      ...text('Replaces', 0, 120),
      format: {
        pattern: '/downloads/[a-z0-9]+(-[a-z0-9]+)*\\.pdf',
        error: 'must be one of the options',
        example: '/downloads/insulin-syringes-use.pdf',
      },
      choices: choicesOf(builtDownloads),
      hint: 'The built-in download that this document replaces while “Listed” is selected, even after this document expires.',
      isNew: true,
    },
    listed: {
      type: 'boolean',
      label: 'Listed',
      initial: false,
      hint: 'Shows the document on the downloads page and on its product’s pages.',
      isNew: true,
    },
    sha256: {
      ...text('File', 0, 64),
      format: HASH,
      control: 'file',
    },
    size: { type: 'integer', label: 'Size', min: 0, max: PDF_MAX_BYTES, initial: 0, factOf: 'sha256' },
    pages: { type: 'integer', label: 'Pages', min: 0, max: PDF_MAX_PAGES, initial: 0, factOf: 'sha256' },
    ...stamp,
  },
  visitorsSee: 'named',
  listedBy: 'listed',
  deletable: true,
  editor: 'link',
  list: 'links',
  shownOn: { always: ['/files/pdf/{id}', '/files/pdfs/{id}'] },
} as const satisfies Kind;

export const PDF_NAME = patternOf(link.fields.id.format);

/** Whether text can be a PDF link's id. */
export const isPdfId = (text: string): boolean => text.length <= link.fields.id.max && PDF_NAME.test(text);

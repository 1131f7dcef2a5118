import { PDF_MAX_BYTES, patternOf, stamp, text } from './fields';
import type { Kind } from './kind';

/** PDF links: each has its file's name as its id and says which stored file is live. */
export const link = {
  collection: 'Link',
  words: {
    name: 'PDF link',
    list: 'PDF links',
    create: 'Link',
    empty: 'No PDF links yet. Link uploads the first file.',
    deleteQuestion: 'Delete this PDF link?',
  },
  messages: { saved: 'Link saved.', deleted: 'Link deleted.', restored: 'Link restored.' },
  fields: {
    id: {
      ...text('File name', 5, 120),
      given: true,
      format: {
        name: 'isPdfName',
        pattern: '[a-z0-9_]+(-[a-z0-9_]+)*\\.pdf',
        error: 'is lower-case, with hyphens, and ends in .pdf',
        example: 'catalogue.pdf',
      },
    },
    link: { ...text('Storage path', 1, 125), prefixOfId: 'pdfs/' },
    title: text('Title', 0, 200),
    sha256: {
      ...text('File', 0, 64),
      format: {
        name: 'isHash',
        pattern: '[0-9a-f]{64}',
        error: 'is named by its SHA-256',
        example: '0123456789abcdef'.repeat(4),
        decidesLength: true,
      },
    },
    size: { type: 'integer', label: 'Size', min: 0, max: PDF_MAX_BYTES, initial: 0, factOf: 'sha256' },
    pages: { type: 'integer', label: 'Pages', min: 0, max: 10_000, initial: 0, factOf: 'sha256' },
    ...stamp,
  },
  visitorsSee: 'named',
  deletable: true,
  editor: 'link',
  list: 'links',
  tag: 'links',
  shownOn: { always: ['/files/pdf/{id}', '/files/pdfs/{id}'] },
} as const satisfies Kind;

export const PDF_NAME = patternOf(link.fields.id.format);

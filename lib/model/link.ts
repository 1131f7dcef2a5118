import { builtDownloads, documentKinds, documentProducts, documentUsers } from '../../content/documents';
import { VERSIONS } from '../records/pdf-address';
import { stamp } from './common-fields';
import { boolean } from './fields/boolean';
import { choice } from './fields/choice';
import { countries } from './fields/countries';
import { date } from './fields/date';
import { file, PDF_MAX_BYTES, PDF_MAX_PAGES, path } from './fields/file';
import { patternOf } from './fields/format';
import { gtin } from './fields/gtin';
import { integer } from './fields/integer';
import { tag } from './fields/tag';
import { lines, text } from './fields/text';
import { udi } from './fields/udi';
import type { Kind } from './kind';

/** Document types whose earlier versions are never purged. */
export const KEPT_KINDS: readonly string[] = ['instructions', 'safety'];

/** Names below `/ifu/` that are the addresses of other pages. */
export const RESERVED_NAMES: readonly string[] = ['changes', 'paper'];

type Kept = { kind: string; listed: boolean };

/** Whether visitors rely on a PDF: its page and its earlier versions stay, even if it has been withdrawn. */
export const keepsVersions = ({ kind, listed }: Kept): boolean => listed && KEPT_KINDS.includes(kind);

/** Whether a PDF cannot be deleted yet. Must match `firestore.rules`. @param today such as '2026-03-31' */
export const mustStay = (link: Kept & { retainUntil: string }, today: string): boolean =>
  keepsVersions(link) && !(link.retainUntil && link.retainUntil < today);

/** The minimum time for which instructions are kept after the last sale, and so after the date of issue, in years. */
const MIN_RETENTION_YEARS = 10;

/** Whether a document can be deleted earlier than the law allows after its date of issue. */
export function isKeptBriefly({ issued, retainUntil }: { issued: string; retainUntil: string }): boolean {
  const earliest = issued && `${Number(issued.slice(0, 4)) + MIN_RETENTION_YEARS}${issued.slice(4)}`;
  return retainUntil !== '' && retainUntil < earliest;
}

/** Whether the rules forbid changing a field of a link to this value, because visitors rely on the link. */
export const isFinal = (link: Kept & { document: string }, field: string, value: unknown): boolean =>
  keepsVersions(link) &&
  (['kind', 'listed', ...(link.document ? ['document'] : [])].includes(field) ||
    (field === 'sha256' && value === ''));

/** Fields about the device, which all languages of a document share. */
export const DEVICE_FIELDS = ['product', 'refs', 'gtin', 'udi', 'users', 'countries'] as const;

const REF = '[A-Za-z0-9]+([ ./_-][A-Za-z0-9]+)*';

/** PDF links. A link's id is its file name, and `sha256` identifies the live file. */
export const link = {
  collection: 'Link',
  words: {
    name: 'PDF link',
    list: 'PDF links',
    create: 'Link',
    empty: { heading: 'No PDF links yet', text: 'Select “Link” to upload the first file.' },
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
    link: path('Storage path', 125, 'pdfs/'),
    title: { ...text('Title', 0, 200), hint: 'Optional. If empty, visitors see the file name.' },
    kind: {
      ...choice('Document type', 12, documentKinds, {
        pattern: Object.keys(documentKinds).filter(Boolean).join('|'),
        example: 'instructions',
        decidesLength: true,
      }),
      hint: 'Visitors can still open earlier versions of listed instructions and safety data.',
      isNew: true,
    },
    product: {
      ...choice('Product', 80, documentProducts, {
        pattern: '[a-z]+(-[a-z]+)*(/[a-z]+(-[a-z]+)*)?',
        example: 'biosample/tubes',
      }),
      group: 'product',
      isNew: true,
    },
    language: { ...tag('Language', 'Not stated'), group: 'languages', isNew: true },
    refs: {
      ...text('REF numbers', 0, 500),
      format: {
        pattern: `${REF}(, ?${REF})*`,
        error:
          'must be separated by commas, and can contain only letters (a to z, A to Z) and digits, with single hyphens, full stops, slashes, underscores or spaces between them',
        example: 'PV-2041-10, PV-2041-20',
      },
      hint: 'The catalogue numbers on the products’ labels, separated by commas.',
      group: 'product',
      isNew: true,
    },
    gtin: {
      ...gtin,
      hint: 'The digits below the barcode. The address /01/ followed by them leads to the document. Once instructions or safety data are listed with a GTIN, no other document of their type can have it.',
      group: 'product',
      isNew: true,
    },
    udi: {
      ...udi,
      hint: 'Only if the UDI-DI on the label is not a GTIN. It starts with + (HIBCC) or = (ICCBBA). Include the check character of HIBCC.',
      group: 'product',
      isNew: true,
    },
    document: {
      ...text('Document', 0, 80),
      format: {
        pattern: '[a-z0-9]+(-[a-z0-9]+)*',
        error: 'must contain only lower-case letters (a to z), digits and single hyphens',
        example: 'blood-tubes-use',
      },
      sensible: {
        pattern: `(?!(?:${RESERVED_NAMES.join('|')})$).*`,
        error: 'cannot have this name, because another page has that address',
      },
      hint: 'One name for all languages. Their page is at /ifu/ and this name or, if it is empty, the file name.',
      group: 'languages',
      isNew: true,
    },
    users: {
      ...choice('Intended users', 12, documentUsers, {
        pattern: 'professional|lay',
        example: 'professional',
        decidesLength: true,
      }),
      hint: 'For lay persons, the document’s pages say that the product comes with paper instructions.',
      group: 'product',
      isNew: true,
    },
    countries: {
      ...countries('Countries of sale'),
      hint: 'Two-letter codes separated by commas, such as DE, FR.',
      group: 'product',
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
      group: 'revision',
      isNew: true,
    },
    issued: {
      ...date('Date of issue'),
      hint: 'Update this date with each new file.',
      group: 'revision',
      isNew: true,
    },
    validUntil: {
      ...date('Valid until'),
      hint: 'The last day on which the document is valid and listed.',
      group: 'revision',
      isNew: true,
    },
    change: {
      ...lines('What changed', 0, 500),
      hint: 'What is different in the current file. Visitors read this. Required for new files of listed instructions and safety data.',
      group: 'revision',
      isNew: true,
    },
    changeSafety: {
      ...boolean('The change concerns safety'),
      hint: 'The product’s page marks the change for 90 days after its publication.',
      group: 'revision',
      isNew: true,
    },
    release: {
      ...lines('Release confirmation', 0, 500),
      hint: 'Confirm in your own words that the file was checked and can be released. Required for each file of listed instructions and safety data, unless a second person must approve it. The site does not show this text, but it is not secret.',
      group: 'revision',
      isNew: true,
    },
    withdrawn: {
      ...date('Withdrawn on'),
      hint: 'The document’s page then says so, and links to the file instead of opening it. Clear the date to undo this.',
      group: 'withdrawal',
      isNew: true,
    },
    withdrawnWhy: {
      ...lines('Reason for the withdrawal', 0, 500),
      hint: 'Visitors read this.',
      group: 'withdrawal',
      isNew: true,
    },
    replacement: {
      ...text('Replacement', 0, 130),
      format: {
        pattern: '/(ifu|files/pdf)/[a-z0-9_]+(-[a-z0-9_]+)*(\\.pdf)?',
        error: 'must be the path of another document, such as /ifu/blood-tubes-use',
        example: '/ifu/blood-tubes-use',
      },
      hint: 'The path of the document to use instead of this withdrawn one.',
      group: 'withdrawal',
      isNew: true,
    },
    retainUntil: {
      ...date('Keep until'),
      hint: 'Listed instructions and safety data can be deleted only after this day, and not while it is empty. Enter the day ten years after the last sale, or later if the law requires it.',
      group: 'withdrawal',
      isNew: true,
    },
    supersedes: {
      ...choice('Replaces', 120, builtDownloads, {
        pattern: '/downloads/[a-z0-9]+(-[a-z0-9]+)*\\.pdf',
        example: '/downloads/insulin-syringes-use.pdf',
      }),
      hint: 'The built-in download that this document replaces while “Listed” is selected, even after it expires.',
      isNew: true,
    },
    listed: {
      ...boolean('Listed'),
      hint: 'Shows the document on the downloads page and on its product’s pages.',
      isNew: true,
    },
    sha256: file('File', ['size', 'pages']),
    size: integer('Size', 0, PDF_MAX_BYTES),
    pages: integer('Pages', 0, PDF_MAX_PAGES),
    ...stamp,
  },
  life: 'file',
  editor: 'link',
  list: 'links',
  shownOn: { always: ['/files/pdf/{id}', '/files/pdfs/{id}'] },
} as const satisfies Kind;

export const PDF_NAME = patternOf(link.fields.id.format);

/** Whether text can be a PDF link's id. */
export const isPdfId = (text: string): boolean => text.length <= link.fields.id.max && PDF_NAME.test(text);

import { inTime } from '@/lib/loading/in-time';
import { PDF_MAX_BYTES, PDF_MAX_PAGES } from '@/lib/model/fields/file';
import { PDF_NAME } from '@/lib/model/link';
import { pdfActivity } from './pdf-activity';
import { pdfIdOf } from './pdf-name';
import { latin1 } from './pdf-objects';
import { type PdfProblem, pdfProblems, pdfStandard } from './pdf-problems';

/** The reason for rejecting a PDF. */
type PdfRefusal =
  | 'empty'
  | 'notPdf'
  | 'brokenPdf'
  | 'lockedPdf'
  | 'launchingPdf'
  | 'noPages'
  | 'tooManyPages'
  | 'pdfTooLarge'
  | 'noName'
  | 'longName';

const SIGNATURE = '%PDF-';
const END = '%%EOF';
const MAX_ID_LENGTH = 120;

/**
 * Whether the file's last 1,024 bytes contain an end marker that only white space and null bytes follow. A file with
 * other data at its end could also be valid as another type.
 */
function endsAsPdf(bytes: Uint8Array): boolean {
  const tail = latin1(bytes.subarray(-1024));
  const end = tail.lastIndexOf(END);
  return end >= 0 && /^[\s\0]*$/.test(tail.slice(end + END.length));
}

async function inspectName(name: string): Promise<PdfRefusal | null> {
  if (!/\.pdf$/i.test(name)) return 'notPdf';
  const id = await pdfIdOf(name);
  if (id.length > MAX_ID_LENGTH) return 'longName';
  return PDF_NAME.test(id) ? null : 'noName';
}

/**
 * Checks a file's name, size, and first and last bytes, but not its pages. Returns the reason for rejecting the file,
 * or null if it passes.
 */
export async function inspectPdf(file: File): Promise<PdfRefusal | null> {
  if (file.size === 0) return 'empty';
  const refusal = await inspectName(file.name);
  if (refusal) return refusal;
  if (file.size > PDF_MAX_BYTES) return 'pdfTooLarge';
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (latin1(bytes.subarray(0, SIGNATURE.length)) !== SIGNATURE) return 'notPdf';
  return endsAsPdf(bytes) ? null : 'brokenPdf';
}

type PdfContents = {
  pages: number;
  title: string;
  problems: PdfProblem[];
  /** The archival standard to which the file claims to conform, such as 'PDF/A-2b', or ''. */
  standard: string;
};

/**
 * Opens a PDF with pdf.js, which is loaded on demand because it is large.
 * @returns the page count, title, problems and standard, or the reason for rejecting the PDF
 * @throws an error if pdf.js does not load
 */
export async function readPdf(file: File): Promise<PdfContents | PdfRefusal> {
  const { getDocumentProxy } = await inTime(import('unpdf'));
  try {
    const activity = await pdfActivity(new Uint8Array(await file.arrayBuffer()));
    if (activity.has('launch')) return 'launchingPdf';
    const document = await getDocumentProxy(new Uint8Array(await file.arrayBuffer()));
    const { info } = await document.getMetadata();
    const title = 'Title' in info ? String(info.Title ?? '') : '';
    const pages = document.numPages;
    if (pages === 0) return 'noPages';
    if (pages > PDF_MAX_PAGES) return 'tooManyPages';
    const problems = await pdfProblems(document, activity);
    return { pages, title: title.trim(), problems, standard: await pdfStandard(document) };
  } catch (error) {
    return error instanceof Error && error.name === 'PasswordException' ? 'lockedPdf' : 'brokenPdf';
  }
}

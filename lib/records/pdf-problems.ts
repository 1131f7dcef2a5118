import type { getDocumentProxy } from 'unpdf';
import type { PdfActivity } from './pdf-activity';

type PdfDocument = Awaited<ReturnType<typeof getDocumentProxy>>;
type PdfPage = Awaited<ReturnType<PdfDocument['getPage']>>;

/** A property of a PDF that keeps some visitors from reading it. */
export type PdfProblem = 'scan' | 'encrypted' | 'scripts' | 'actions' | 'noTitle' | 'noLanguage' | 'untagged';

/** The problems with which a file is saved only after a confirmation. */
const GRAVE = ['scan', 'encrypted', 'scripts', 'actions'] as const satisfies PdfProblem[];

/** Returns those of a file's problems that must be confirmed. */
export const graveProblems = (problems: readonly PdfProblem[]) =>
  GRAVE.filter((problem) => problems.includes(problem));

/** The number of pages in which text is looked for. A manual can have thousands of pages. */
const MAX_PAGES = 20;

async function hasText(page: PdfPage): Promise<boolean> {
  const { items } = await page.getTextContent();
  return items.some((item) => 'str' in item && item.str.trim() !== '');
}

/** Returns pdf.js's codes of the operators that draw an image. */
async function imageOperators(): Promise<Set<number>> {
  const { getResolvedPDFJS } = await import('unpdf');
  const { OPS } = await getResolvedPDFJS();
  const { paintImageXObject, paintInlineImageXObject, paintImageMaskXObject } = OPS;
  return new Set([paintImageXObject, paintInlineImageXObject, paintImageMaskXObject]);
}

/** Whether the first pages have images but no text. Blank pages are not a scan. */
async function isScan(document: PdfDocument): Promise<boolean> {
  const pages: PdfPage[] = [];
  for (let number = 1; number <= Math.min(document.numPages, MAX_PAGES); number += 1) {
    const page = await document.getPage(number);
    if (await hasText(page)) return false;
    pages.push(page);
  }
  const operators = await imageOperators();
  for (const page of pages) {
    const { fnArray } = await page.getOperatorList();
    if (fnArray.some((operator) => operators.has(operator))) return true;
  }
  return false;
}

const textIn = (info: object, property: string) => String(Reflect.get(info, property) ?? '').trim();

/** A property that identifies the PDF/A version, as an XML element or attribute in the metadata. */
const identification = (name: string) => new RegExp(`pdfaid:${name}(?:>|\\s*=\\s*["'])\\s*([0-9A-Za-z]+)`);

/** Returns the archival standard to which a PDF claims to conform, such as 'PDF/A-2b', or ''. */
export async function pdfStandard(document: PdfDocument): Promise<string> {
  const { metadata } = await document.getMetadata();
  const xml = String(metadata?.getRaw() ?? '');
  const part = identification('part').exec(xml)?.[1];
  const level = identification('conformance').exec(xml)?.[1] ?? '';
  return part ? `PDF/A-${part}${level.toLowerCase()}` : '';
}

/** Whether pdf.js finds scripts. Unlike `pdfActivity`, it reads encrypted objects. */
const hasScripts = async (document: PdfDocument): Promise<boolean> =>
  (await document.hasJSActions()) || (await document.getJSActions()) !== null;

/** Returns the problems of a PDF, the most severe first. Signatures and conformance to PDF/A are not checked. */
export async function pdfProblems(
  document: PdfDocument,
  activity: ReadonlySet<PdfActivity>,
): Promise<PdfProblem[]> {
  const { info } = await document.getMetadata();
  const marks = await document.getMarkInfo();
  const found: Record<PdfProblem, boolean> = {
    scan: await isScan(document),
    encrypted: textIn(info, 'EncryptFilterName') !== '',
    scripts: activity.has('script') || (await hasScripts(document)),
    actions: activity.has('action'),
    noTitle: textIn(info, 'Title') === '',
    noLanguage: textIn(info, 'Language') === '',
    untagged: !marks || !Reflect.get(marks, 'Marked'),
  };
  return (Object.keys(found) as PdfProblem[]).filter((problem) => found[problem]);
}

import { fileErrors } from '@/content/admin/errors';
import { company } from '@/content/company';
import { link } from '@/lib/model/link';
import { sha256 } from '@/lib/records/files';
import { inspectPdf, readPdf } from '@/lib/records/pdf-file';
import { pdfIdOf } from '@/lib/records/pdf-name';
import type { PdfProblem } from '@/lib/records/pdf-problems';

/** A file that is ready for upload, with its details. */
export type ChosenPdf = {
  file: File;
  id: string;
  /** The title in the file, without the company's name at its end, or, if it has none, the file's name. */
  title: string;
  sha256: string;
  size: number;
  pages: number;
  problems: PdfProblem[];
  /** The archival standard to which the file claims to conform, or ''. */
  standard: string;
};

/** Turns a file name into a title: 'user-guide.pdf' becomes 'user guide'. */
const spokenName = (fileName: string) =>
  fileName
    .replace(/\.pdf$/i, '')
    .replace(/[-_]+/g, ' ')
    .trim();

const COMPANY_SUFFIXES = [company.name, company.shortName, company.legalName].flatMap((name) =>
  ['|', '-', '–', '—', '·'].map((separator) => ` ${separator} ${name}`),
);

function withoutCompany(title: string): string {
  const suffix = COMPANY_SUFFIXES.find((end) => title.endsWith(end)) ?? '';
  return title.slice(0, title.length - suffix.length);
}

/**
 * Checks a file and reads its details.
 * @returns the details, or the reason why the file is refused, for staff
 * @throws if the PDF reader could not be loaded
 */
export async function choosePdf(file: File): Promise<ChosenPdf | { refusal: string }> {
  const refusal = await inspectPdf(file);
  if (refusal) return { refusal: fileErrors[refusal] };
  const contents = await readPdf(file);
  if (typeof contents === 'string') return { refusal: fileErrors[contents] };
  const { pages, title, problems, standard } = contents;
  return {
    file,
    id: await pdfIdOf(file.name),
    title: (withoutCompany(title) || spokenName(file.name)).slice(0, link.fields.title.max),
    sha256: await sha256(file),
    size: file.size,
    pages,
    problems,
    standard,
  };
}

import { company } from '@/content/company';
import { readPdf } from '@/lib/records/pdf-file';
import { aPdf } from '@/lib/testing/pdfs';
import { choosePdf } from './choose-pdf';

/** Jest cannot load pdf.js. */
jest.mock('@/lib/records/pdf-file', () => ({
  ...jest.requireActual('@/lib/records/pdf-file'),
  readPdf: jest.fn(),
}));

describe('the title proposed for a PDF', () => {
  it.each([
    ['is the title in the file', 'Sample tubes | Handling', 'Sample tubes | Handling'],
    ["omits the company's name at the end", `Sample tubes | ${company.name}`, 'Sample tubes'],
    ["omits the company's short name at the end", `Sample tubes - ${company.shortName}`, 'Sample tubes'],
    ["keeps the company's name within the title", `About ${company.name}`, `About ${company.name}`],
    ['is the name of a file without a title', '', 'sample tubes 2026'],
  ])('%s', async (_, stored, title) => {
    jest.mocked(readPdf).mockResolvedValue({ pages: 1, title: stored, problems: [], standard: '' });
    const file = new File([aPdf()], 'sample-tubes_2026.pdf', { type: 'application/pdf' });
    expect(await choosePdf(file)).toMatchObject({ title });
  });
});

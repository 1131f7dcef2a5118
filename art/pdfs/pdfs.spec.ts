import { execFileSync } from 'node:child_process';
import { claims } from '@/content/claims';
import { downloadMeasures, downloads } from '@/content/downloads';
import { home } from '@/content/home';
import { pictures } from '@/content/pictures';
import { documents } from './documents';
import type { Inspection } from './inspect';

// These tests check only parts of PDF/UA. veraPDF checks more, but is available from neither npm nor Debian; run it by
// hand before publishing the files.

const LARGEST = 2_000_000;

/** The standard PDF 1.7 roles that these files use. Any other role would have to be mapped to a standard role. */
const ROLES = /^(Document|NonStruct|H[1-6]|P|L|LI|Lbl|LBody|Table|Caption|TR|TH|TD|Figure|Link|Span|Root)$/;
const descriptions = Object.values(pictures).map(({ alt }) => alt);

const found: Inspection[] = JSON.parse(
  execFileSync(process.execPath, ['--import', 'tsx', 'art/pdfs/inspect.ts'], { encoding: 'utf8' }),
);

it('generates every file that the site offers', () => {
  expect(documents.map(({ key }) => key).toSorted()).toEqual(Object.keys(downloads).toSorted());
});

describe.each(documents)('$file', ({ key, file, title, sheets }) => {
  const pdf = found.find((inspection) => inspection.file === file) as Inspection;

  it('matches the current content (if not, run npm run assets)', () => {
    expect(pdf.info.Custom?.SourceDigest).toBe(pdf.digest);
  });

  it('contains no figures that staff can change', () => {
    const text = sheets.map(({ html }) => html).join();
    expect(home.footprint.tiles.filter(({ field }) => text.includes(claims[field].value))).toEqual([]);
  });

  it('is small, and has the size and page count that its link states', () => {
    expect(pdf.bytes).toBeLessThan(LARGEST);
    expect(pdf.pages).toBe(sheets.length);
    expect(downloadMeasures[key]).toEqual({ bytes: pdf.bytes, pages: pdf.pages });
  });

  it('declares a title, a language and its standard, but no creation date', () => {
    expect(pdf.info).toMatchObject({ Title: title, Language: 'en' });
    expect(pdf.info.CreationDate).toBeUndefined();
    expect(pdf.standard).toBe('1');
    expect(pdf.marked).toMatchObject({ Marked: true });
    expect(pdf.preferences).toMatchObject({ DisplayDocTitle: true });
  });

  it('has bookmarks, one level 1 heading, and no skipped heading levels', () => {
    const levels = pdf.tags.flatMap(({ role }) => (/^H\d$/.test(role) ? Number(role[1]) : []));
    expect(pdf.bookmarks[0]).toBeTruthy();
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
  });

  it('has alternative texts, named links and tagged lists', () => {
    const figures = pdf.tags.filter(({ role }) => role === 'Figure');
    expect(figures.length).toBeGreaterThan(0);
    for (const { alt } of figures) expect(descriptions).toContain(alt);
    expect(pdf.linkNames).not.toContain('');
    expect(pdf.tags.filter(({ role }) => !ROLES.test(role))).toEqual([]);
    const parts = pdf.tags.filter(({ parent }) => parent === 'LI').map(({ role }) => role);
    expect(parts.filter((role) => role !== 'Lbl' && role !== 'LBody')).toEqual([]);
  });
});

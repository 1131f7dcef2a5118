import type { PdfLink } from '@/lib/model/records';
import { listedDocuments } from '@/lib/public/documents';
import { usableQuery } from '@/lib/search/query';
import { hostileStrings } from '@/lib/testing/hostile/strings';
import { aPdfLink } from '@/lib/testing/records';
import { ifuMarkup, paperValues } from './ifu-results';

const aDocument = (fields: Partial<PdfLink>) =>
  aPdfLink({ kind: 'instructions', product: 'biosample/tubes', listed: true, ...fields });

function html(links: PdfLink[], acceptLanguage = 'en-GB,en;q=0.9', query = 'PV-1'): string {
  const documents = listedDocuments(links).filter(({ isBuilt }) => !isBuilt);
  return ifuMarkup(query, { documents, onlySimilar: false }, acceptLanguage).text;
}

it('show what identifies a document, with its language in that language', () => {
  const sha256 = 'ab'.repeat(32);
  const page = html([
    aDocument({
      id: 'use.pdf',
      title: 'Tubes: instructions for use',
      ...{ language: 'ar', edition: '4', issued: '2026-03-31', size: 41_000, revision: 2 },
      ...{ refs: 'PV-1, PV-2', gtin: '09506000134352', sha256 },
    }),
  ]);
  expect(page).toContain('1 document for <strong>“<bdi>PV-1</bdi>”</strong>');
  expect(page).toContain('<a href="/files/pdf/use.pdf"><bdi>Tubes: instructions for use</bdi>');
  for (const [label, value] of [
    ['Language', '<span lang="ar" dir="rtl">العربية</span>'],
    ['Type', 'Instructions for use'],
    ['Date of issue', '31 March 2026'],
    ['Size', 'PDF, 41 kB'],
  ]) {
    expect(page).toContain(`<div><dt>${label}</dt><dd>${value}</dd></div>`);
  }
  // A translated number would not be that on the label.
  for (const [label, value] of [
    ['Revision', '4'],
    ['REF', 'PV-1, PV-2'],
    ['GTIN', '09506000134352'],
    ['SHA-256', sha256],
  ]) {
    expect(page).toContain(`<div><dt>${label}</dt><dd translate="no">${value}</dd></div>`);
  }
  expect(page).toContain('href="/ifu/use"');
});

it('are named as similar if no document has the number', () => {
  const found = { documents: listedDocuments([aDocument({ refs: 'PV-2041-07' })]), onlySimilar: true };
  const page = ifuMarkup('PV-204-17', found, 'en').text;
  expect(page).toContain('<strong>No document has the number “<bdi>PV-204-17</bdi>”.</strong>');
  expect(page).not.toContain('document for');
});

it('offer a paper copy of instructions and safety data only', () => {
  const use = aDocument({ id: 'use.pdf', language: 'hi', edition: '4', title: 'Use' });
  const brochure = aDocument({ id: 'brochure.pdf', kind: 'brochure' });
  const page = html([use, brochure]);
  expect(page).toContain('href="/ifu/paper?document=use.pdf"');
  expect(page).not.toContain('document=brochure.pdf');
  expect(paperValues(listedDocuments([use]).find(({ id }) => id === 'use.pdf'))).toEqual([
    'Use (use.pdf)',
    'Hindi',
    '4',
  ]);
});

it('list instructions before other types, and the languages that the visitor prefers first', () => {
  const links = ['en', 'pt', '', 'hi', 'de'].map((language) =>
    aDocument({ id: `${language}.pdf`, title: 'Use', language }),
  );
  const page = html([aDocument({ id: 'a.pdf', title: 'A', kind: 'brochure' }), ...links], 'pt-BR,hi;q=0.5');
  const order = [...page.matchAll(/files\/pdf\/([a-z]*)\.pdf"/g)].map(([, id]) => id);
  expect(order).toEqual(['pt', 'hi', 'de', 'en', '', 'a']);
  const withoutHeader = [...html(links, '').matchAll(/files\/pdf\/([a-z]*)\.pdf"/g)].map(([, id]) => id);
  expect(withoutHeader).toEqual(['de', 'en', 'pt', 'hi', '']);
});

it('are limited to 30, in the preferred languages if possible, and say how many are left', () => {
  const links = Array.from({ length: 33 }, (_, index) => aDocument({ id: `n${index}.pdf` }));
  const page = html([...links, aDocument({ id: 'zz.pdf', language: 'hi', title: 'ZZ' })], 'hi');
  expect(page).toContain('/files/pdf/zz.pdf');
  expect(page.match(/<li>/g)).toHaveLength(30);
  expect(page).toContain('4 more.');
});

it('insert no markup from queries or records into the page', () => {
  for (const { text } of hostileStrings(10)) {
    const page =
      html([aDocument({ title: text, edition: text, refs: text })], text, usableQuery(text)) +
      html([], '', usableQuery(text));
    const inserted = page.replace(
      /<\/?(?:p|strong|section|ul|li|h2|h3|dl|dt|dd|div|span|a|bdi)\b[^<>]*>/g,
      '',
    );
    expect(inserted).not.toMatch(/[<>]/);
  }
});

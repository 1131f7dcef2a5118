import { aPdfLink } from '@/lib/testing/records';
import { documentsAbout, findableDocuments, listedDocuments } from './documents';

const aDocument = (id: string, fields: object = {}) =>
  aPdfLink({ id, link: `pdfs/${id}`, title: id, listed: true, ...fields });

const ids = (links: Parameters<typeof listedDocuments>[0], now?: Date) =>
  listedDocuments(links, now).map(({ id }) => id);

describe('the listed documents', () => {
  it('are sorted by product and kind, and include the built-in documents', () => {
    const links = [
      aDocument('b.pdf', { product: 'diabetes/syringes', kind: 'brochure' }),
      aDocument('a.pdf', { product: 'diabetes/syringes', kind: 'instructions' }),
      aDocument('c.pdf'),
    ];
    const all = ids(links);
    expect(all.indexOf('c.pdf')).toBeLessThan(all.indexOf('a.pdf'));
    expect(all.indexOf('a.pdf')).toBeLessThan(all.indexOf('b.pdf'));
    expect(all).toContain('/downloads/insulin-syringes-use.pdf');
  });

  it('are made once for all pages that show the same links, and again on another day', () => {
    const links = [aDocument('a.pdf', { validUntil: '2026-03-31' })];
    const lastDay = new Date('2026-03-31T08:00:00Z');
    const first = listedDocuments(links, lastDay);
    expect(first.map(({ id }) => id)).toContain('a.pdf');
    expect(listedDocuments(links, lastDay)).toBe(first);
    expect(ids(links, new Date('2026-04-01T08:00:00Z'))).not.toContain('a.pdf');
  });

  it('replace the downloads that they supersede', () => {
    const supersedes = '/downloads/insulin-syringes-use.pdf';
    const link = aDocument('ifu.pdf', { product: 'diabetes/syringes', supersedes });
    expect(ids([link])).not.toContain(supersedes);
    const about = documentsAbout([link], { family: 'diabetes', files: ['syringe-use', 'syringe-disposal'] });
    expect(about.files).toEqual(['syringe-disposal']);
    expect(about.documents.map(({ id }) => id)).toEqual(['ifu.pdf']);
  });

  it('do not include a download whose replacement has expired', () => {
    const supersedes = '/downloads/insulin-syringes-use.pdf';
    const link = aDocument('ifu.pdf', { supersedes, validUntil: '2020-01-01' });
    expect(ids([link])).not.toContain(supersedes);
    expect(documentsAbout([link], { family: 'diabetes', files: ['syringe-use'] }).files).toEqual([]);
  });

  it("are limited on a product page, which lists the product's own documents first", () => {
    const ofFamily = Array.from({ length: 1_000 }, (_, index) =>
      aDocument(`family-${index}.pdf`, { product: 'diabetes' }),
    );
    const own = aDocument('own.pdf', { product: 'diabetes/syringes' });
    const of = (links: typeof ofFamily) =>
      documentsAbout(links, { family: 'diabetes', product: 'syringes', files: [] });
    const { documents, hasMore } = of([...ofFamily, own]);
    expect(documents.map(({ id }) => id).slice(0, 2)).toEqual(['own.pdf', 'family-0.pdf']);
    expect([documents.length, hasMore]).toEqual([6, true]);
    expect(of([own]).hasMore).toBe(false);
  });

  it('omit a certificate after the last day on which it is valid', () => {
    const link = aDocument('iso.pdf', { kind: 'certificate', validUntil: '2026-03-31' });
    expect(ids([link], new Date('2026-03-31T20:00:00Z'))).toContain('iso.pdf');
    expect(ids([link], new Date('2026-04-01T00:00:00Z'))).not.toContain('iso.pdf');
  });

  it('omit withdrawn and expired instructions, which visitors still find by their numbers', () => {
    const links = [
      aDocument('withdrawn.pdf', { kind: 'instructions', withdrawn: '2026-03-31' }),
      aDocument('expired.pdf', { kind: 'instructions', validUntil: '2020-01-01' }),
      aDocument('old.pdf', { kind: 'brochure', validUntil: '2020-01-01' }),
    ];
    const isUploaded = (id: string) => !id.startsWith('/');
    expect(ids(links).filter(isUploaded)).toEqual([]);
    const found = findableDocuments(links).map(({ id }) => id);
    expect(found.filter(isUploaded)).toEqual(['expired.pdf', 'withdrawn.pdf']);
  });

  it('have a versions page only if their kind keeps versions and earlier versions might exist', () => {
    const versions = (fields: object) =>
      listedDocuments([aDocument('x.pdf', fields)]).find(({ id }) => id === 'x.pdf')?.versions;
    expect(versions({ kind: 'instructions', revision: 2 })).toBe('/files/pdf/x.pdf/versions');
    expect(versions({ kind: 'instructions', revision: 1 })).toBeNull();
    expect(versions({ kind: 'brochure', revision: 2 })).toBeNull();
    const supersedes = '/downloads/insulin-syringes-use.pdf';
    expect(versions({ kind: 'instructions', revision: 1, supersedes })).toBe('/files/pdf/x.pdf/versions');
  });
});

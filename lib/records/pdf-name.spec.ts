import { PDF_NAME } from '@/lib/model/link';
import { hostileStrings } from '@/lib/testing/hostile/strings';
import { pdfId, pdfIdOf } from './pdf-name';

describe('pdfId', () => {
  it.each([
    ['Product Catalogue.pdf', 'product-catalogue.pdf'],
    ['  Leaflet  (final) -- v2.PDF ', 'leaflet-final-v2.pdf'],
    ['insulin_pen', 'insulin_pen.pdf'],
    ['-- IFU: Lancets! --.pdf', 'ifu-lancets.pdf'],
    ['Brochüre Größe.pdf', 'brochure-grosse.pdf'],
    ['Čeština – ÆØÅ.pdf', 'cestina-aeoa.pdf'],
    ['İℋ².pdf', 'ih2.pdf'],
  ])('turns %p into %p', (fileName, id) => {
    expect(pdfId(fileName)).toBe(id);
    expect(id).toMatch(PDF_NAME);
    expect(pdfId(id)).toBe(id);
  });

  it('turns a hostile file name into an id that it would not change again', () => {
    for (const { text } of hostileStrings(10)) {
      const id = pdfId(`${text}.pdf`);
      expect(pdfId(id)).toBe(id);
      expect(id).toMatch(/^[a-z0-9_-]*\.pdf$/);
    }
  });
});

describe('pdfIdOf', () => {
  it.each([
    ['निर्देश 2.pdf', 'nirdes-2.pdf'],
    ['检测.PDF', 'jiance.pdf'],
    ['µ-TAS.pdf', 'u-tas.pdf'],
    ['Brochüre_v2.1.pdf', 'brochure_v21.pdf'],
  ])('turns %p into %p', async (fileName, id) => {
    expect(await pdfIdOf(fileName)).toBe(id);
    expect(id).toMatch(PDF_NAME);
  });
});

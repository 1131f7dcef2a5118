import { PDF_NAME } from '@/lib/model/link';
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

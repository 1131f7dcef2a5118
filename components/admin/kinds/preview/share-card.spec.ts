import { sharedPage } from './share-card';

const site = 'https://www.purvia.example';
const shared = (link: string) => sharedPage(link, '/blogs', site)?.path;

describe('sharedPage', () => {
  it('returns the page of this site that the record links to', () => {
    expect(shared('/trivus')).toBe('/trivus');
    expect(shared('/products/biosample/?from=blog#swabs')).toBe('/products/biosample');
    expect(shared(`${site}/impact`)).toBe('/impact');
  });

  it('returns the list if the record does not link to a page of this site', () => {
    for (const link of ['', 'https://journal.example/trivus', 'mailto:a@b.example', '/files/pdf/a.pdf']) {
      expect(shared(link)).toBe('/blogs');
    }
  });
});

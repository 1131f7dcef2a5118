import { articles } from './articles';
import { companyPage } from './company-page';
import { downloadMeasures, downloads } from './downloads';
import { home } from './home';
import { ifu } from './ifu';
import { pages } from './pages';
import { pdfPage } from './pdf-page';
import { pictures } from './pictures';
import { privacy } from './privacy';
import { products } from './products';
import { services } from './services';
import * as statusPages from './status-pages';
import { everything, pageContents } from './testing/all';
import { countWords, duplicates, strings, stringsUnder } from './testing/walk';

const listed = pages.filter(({ unlisted }) => !unlisted).map(({ path, meta }) => ({ path, ...meta }));

const metas = [
  ...pages.map(({ path, meta }) => ({ path, ...meta })),
  ...Object.entries(statusPages)
    .filter(([, page]) => page !== statusPages.underConstruction)
    .map(([path, { meta }]) => ({ path, ...meta })),
  { path: 'pdf', ...pdfPage.meta },
];

describe('the metadata of pages', () => {
  it.each(metas)('$path has a title and a description of the right length', ({ title, description }) => {
    expect(title.length).toBeGreaterThan(10);
    expect(title.length).toBeLessThanOrEqual(60);
    expect(description.length).toBeGreaterThanOrEqual(70);
    expect(description.length).toBeLessThanOrEqual(160);
  });

  it('of documents fit, with a title of up to 60 characters', () => {
    for (const text of [ifu.document.described, ifu.document.describedIn])
      expect(text.replace('{title}', 'x'.repeat(60)).length).toBeLessThanOrEqual(160);
  });

  it.each(listed)(
    '$path has a title and a description long enough to fill a search result',
    ({ title, description }) => {
      expect(title.length).toBeGreaterThanOrEqual(50);
      expect(description.length).toBeGreaterThanOrEqual(140);
    },
  );

  it('is unique: no two pages share a title, a description or a path', () => {
    expect(duplicates(metas.map(({ title }) => title))).toEqual([]);
    expect(duplicates(metas.map(({ description }) => description))).toEqual([]);
    expect(duplicates(metas.map(({ path }) => path))).toEqual([]);
  });
});

describe('the specified content', () => {
  it('has five biosample tabs, nine training modules, four values, five leaders and three approach cards', () => {
    expect(products.biosample.tabs).toHaveLength(5);
    expect(services.training.modules).toHaveLength(9);
    expect(companyPage.values.items).toHaveLength(4);
    expect(companyPage.leadership.leaders).toHaveLength(5);
    expect(companyPage.approach.cards).toHaveLength(3);
  });

  it('has six selector tiles with the specified links, and only two order links open a new window', () => {
    const tiles = home.selector.tiles.map(({ key, order, learnMore }) => [
      key,
      order.opensNewWindow ? 'new window' : order.href,
      learnMore.href,
    ]);
    expect(tiles).toEqual([
      ['trivus', '/trivus', '/trivus'],
      ['diabetes', 'new window', '/products/diabetes/'],
      ['novus', '/products/molecular', '/products/molecular'],
      ['biosample', 'new window', '/products/biosample/'],
      ['respi', '/trivus', '/trivus'],
      ['urine', '/products/biosample/', '/products/biosample/'],
    ]);
  });

  it('has seven downloads, each at its own address', () => {
    expect(Object.keys(downloads)).toHaveLength(7);
    expect(duplicates(stringsUnder(downloads, 'href'))).toEqual([]);
    expect(Object.keys(downloads)).toEqual(expect.arrayContaining(Object.keys(downloadMeasures)));
  });
});

describe('the long-form content', () => {
  it.each(Object.values(articles))('$path has 600 to 900 words', ({ lead, sections }) => {
    const words = countWords([
      lead,
      ...sections.flatMap(({ paragraphs, list = [] }) => [...paragraphs, ...list]),
    ]);
    expect(words).toBeGreaterThanOrEqual(600);
    expect(words).toBeLessThanOrEqual(900);
  });

  it('has a privacy policy of 13 sections', () => {
    expect(privacy.sections).toHaveLength(13);
  });

  it.each(privacy.sections)('has at least 60 words under "$heading"', ({ paragraphs }) => {
    expect(countWords(paragraphs)).toBeGreaterThanOrEqual(60);
  });
});

describe('links and ids', () => {
  it.each(Object.entries(pageContents))(
    '%s has unique ids, and its fragment links refer to them',
    (_name, page) => {
      const ids = ['id', 'slug', 'key'].flatMap((key) => stringsUnder(page, key));
      const anchors = stringsUnder(page, 'href').filter((href) => href.startsWith('#'));
      expect(duplicates(ids)).toEqual([]);
      expect(ids).toEqual(expect.arrayContaining(anchors.map((href) => href.slice(1))));
    },
  );

  it('include no link to a missing page or download of this site', () => {
    const known = [...pages.map(({ path }) => path), ...stringsUnder(downloads, 'href')];
    const inside = stringsUnder(everything, 'href').filter((href) => href.startsWith('/'));
    const paths = inside.map((href) => href.replace(/#.*$/, '').replace(/(.)\/$/, '$1'));
    expect(paths.filter((path) => !known.includes(path))).toEqual([]);
  });
});

describe('pictures', () => {
  it.each(Object.entries(pictures))('%s is described and used', (key, { alt }) => {
    expect(alt.length).toBeGreaterThan(10);
    expect(alt.length).toBeLessThanOrEqual(125);
    expect(alt).not.toMatch(/^(image|picture|photo) of|\.$/i);
    expect(strings(everything)).toContain(key);
  });

  it('have different descriptions', () => {
    expect(duplicates(Object.values(pictures).map(({ alt }) => alt))).toEqual([]);
  });
});

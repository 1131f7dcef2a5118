import { articles } from '@/content/articles';
import { pages } from '@/content/pages';
import { onRequest } from '@/content/placeholder';
import { products } from '@/content/products';
import { hostileStrings } from '@/lib/testing/hostile/strings';
import { aBlog } from '@/lib/testing/records';
import { article, blogArticle } from './article';
import { deviceList, medicalDevice } from './medical-device';
import { serializeGraph } from './node';
import { pageGraph } from './page-graph';

process.env.BACKEND = 'embedded';
process.env.SITE_URL = 'https://www.purvia.example';

const families = Object.values(products);
const devices = families.flatMap((family) => family.tabs.map((tab) => medicalDevice(family, tab)));

describe('serializeGraph', () => {
  it('returns text that cannot close its script element, and keeps every hostile name', () => {
    for (const { text: name } of hostileStrings(10)) {
      const text = serializeGraph([{ '@type': 'Thing', name }]);
      expect(text).not.toContain('<');
      expect(JSON.parse(text)['@graph'][0].name).toBe(name);
    }
  });
});

describe('medicalDevice', () => {
  it('omits offers, ratings, and values that are available only on request', () => {
    const text = JSON.stringify(devices);
    expect(text).not.toContain(onRequest);
    expect(text).not.toMatch(/offer|price|rating/i);
  });

  it('includes catalogue numbers only if they are stated', () => {
    const [tab] = products.biosample.tabs;
    if (!tab) throw new Error('The biosample family has no tabs.');
    const stated = { ...tab, specification: { ...tab.specification, catalogueNumbers: 'BC-100' } };
    expect(medicalDevice(products.biosample, tab)).not.toHaveProperty('identifier');
    expect(medicalDevice(products.biosample, stated)).toMatchObject({ identifier: 'BC-100' });
  });
});

describe('deviceList', () => {
  it('has an item for every tab of a family', () => {
    for (const family of families) {
      expect(deviceList(family).itemListElement).toHaveLength(family.tabs.length);
    }
  });
});

describe('article', () => {
  it.each(Object.values(articles))('describes $path without dates', (entry) => {
    const node = article(entry);
    expect(node).toMatchObject({ headline: entry.heading, author: { '@id': expect.any(String) } });
    expect(Object.keys(node).filter((key) => key.startsWith('date'))).toEqual([]);
  });
});

describe('pageGraph', () => {
  it.each(pages.filter(({ path }) => path !== '/'))('has breadcrumbs from the home page to $path', (page) => {
    const trail = JSON.parse(serializeGraph(pageGraph(page)))['@graph'][2].breadcrumb.itemListElement;
    expect(trail[0]).toMatchObject({ position: 1, item: 'https://www.purvia.example' });
    expect(trail.at(-1)).toMatchObject({
      position: trail.length,
      item: `https://www.purvia.example${page.path}`,
    });
  });

  it('gives the home page no breadcrumbs', () => {
    const home = pages.find(({ path }) => path === '/');
    expect(home && pageGraph(home)[2]).not.toHaveProperty('breadcrumb');
  });

  it("names a product's family", () => {
    const page = pages.find(({ path }) => path === '/products/biosample/swabs');
    expect(JSON.stringify(page && pageGraph(page))).toContain(`"name":"${products.biosample.name}"`);
  });
});

describe('blogArticle', () => {
  it("names a leader's role as the author, or else the company", () => {
    expect(blogArticle(aBlog({ author: 'head-of-science' }), 2)).toMatchObject({
      author: { '@type': 'Person', jobTitle: 'Head of Science' },
    });
    expect(blogArticle(aBlog(), 2)).toMatchObject({
      author: { '@id': expect.stringMatching(/#organization$/) },
    });
  });

  it("is in the record's language", () => {
    const languages = ['en', 'ar'].map((language) => blogArticle(aBlog({ language }), 2).inLanguage);
    expect(languages).toEqual(['en-GB', 'ar']);
  });

  it('has the date of its actual or scheduled publication, if any', () => {
    const at = new Date('2026-03-01T09:00:00Z');
    const dates = [
      aBlog({ publishedAt: at }),
      aBlog({ publishedAt: null, publishAt: at }),
      aBlog({ publishedAt: null }),
    ];
    expect(dates.map((blog) => blogArticle(blog, 1).datePublished)).toEqual([
      at.toISOString(),
      at.toISOString(),
      undefined,
    ]);
  });
});

import { resultsMarkup } from '../../components/sections/search/results';
import { usableQuery } from '../../lib/search/query';
import { hostileStrings } from '../../lib/testing/hostile/strings';
import { filledPage, templateOf } from './filled-page';
import { SearchIndex } from './search-index';

const PAGE =
  '<form><input class="a" id="search-query" name="q" value=""/></form><div id="search-results" class="b"></div><p>End</p>';

const render = (query: string, texts: string[], language?: string) => {
  const index = new SearchIndex();
  index.change({
    put: texts.map((text, number) => ({
      id: String(number),
      group: 'press' as const,
      href: `/press#${number}`,
      title: text,
      summary: text,
      text: '',
      codes: text,
      ...(language && { language }),
    })),
    remove: [],
  });
  const values = [query, resultsMarkup(query, index.find(query))];
  return filledPage(templateOf(PAGE, 'search'), values, false).toString();
};

describe('the results', () => {
  it('mark matching words without changing them', () => {
    const html = render('tube', ['Vacuum tubes for labs']);
    expect(html).toContain('Vacuum <mark>tubes</mark> for labs');
    expect(html).toContain('1 result for');
    expect(html).toContain('value="tube"');
  });

  it('offer the contact form with the query filled in if nothing matches', () => {
    const html = render('zeppelin & co', []);
    expect(html).toContain('href="/contact_us?about=zeppelin%20%26%20co#enquiry"');
    expect(html).toContain('No results for “<bdi>zeppelin &amp; co</bdi>”');
  });

  it('state the language and direction of a record', () => {
    const html = render('العينات', ['نقل العينات'], 'ar');
    expect(html).toContain('<h3 lang="ar" dir="rtl">');
    expect(html).toContain('<p lang="ar" dir="rtl">');
  });

  it('link to the full list of a group that has more results than are shown', () => {
    const html = render('tube', Array(10).fill('Vacuum tubes'));
    expect(html).toContain(
      '<p>2 more. Add a word to narrow the results. <a href="/press">All press mentions</a></p>',
    );
    expect(render('tube', Array(8).fill('Vacuum tubes'))).not.toContain('href="/press"');
  });

  it('insert no markup from queries or records into the page', () => {
    for (const { text } of hostileStrings(15)) {
      const html = render(usableQuery(text), [text]);
      const inserted = html.replace(
        /<\/?(?:mark|p|bdi|strong|section|ul|li|h2|h3|form|div|input)\b[^<>]*>/g,
        '',
      );
      expect(inserted.replace(/<\/?a\b[^<>]*>/g, '')).not.toMatch(/[<>]/);
    }
  });
});

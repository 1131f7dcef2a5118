import { toHtml } from 'hast-util-to-html';
import { hostileStrings } from '@/lib/testing/hostile/strings';
import { minutesOf, parseArticle } from './markdown';

const html = (text: string) => toHtml(parseArticle(text).tree);

describe('an article', () => {
  it('has headings below the level of the page title, each with an id', () => {
    expect(html('# One\n\n## Two\n\n## Two\n\n##### Deep')).toBe(
      '<h2 id="section-one">One</h2>\n<h2 id="section-two">Two</h2>\n<h2 id="section-two-2">Two</h2>\n<h4 id="section-deep">Deep</h4>',
    );
    expect(parseArticle('# One\n\n### Small').headings).toEqual([{ id: 'section-one', heading: 'One' }]);
  });

  it('has tables, aligned without inline styles', () => {
    expect(html('| a | b |\n|---|--:|\n| 1 | 2 |')).toContain(
      '<th scope="col">a</th>\n<th data-align="right" scope="col">b</th>',
    );
  });

  it('has line breaks in table cells, and shows other typed HTML as text', () => {
    expect(html('| a |\n|---|\n| **1**<br>2<BR />3<br class="x">4 |')).toContain(
      '<td><strong>1</strong><br>2<br>3&#x3C;br class="x">4</td>',
    );
    expect(html('<br>\n\na')).toContain('&#x3C;br>');
  });

  it('has references that link to footnotes, and footnotes that link back', () => {
    const page = html('Text[^1].\n\n[^1]: [A paper](https://journal.example/a).');
    expect(page).toContain('<a href="#note-fn-1" id="note-fnref-1"');
    expect(page).toContain('<li id="note-fn-1">');
    expect(page).toContain('href="#note-fnref-1"');
    expect(page).toMatch(/<h2[^>]*>Sources<\/h2>/);
  });

  it('has callouts for notes and cautions', () => {
    expect(html('> [!CAUTION]\n> Wear gloves.')).toBe(
      '<div data-callout="caution">\n<p>Wear gloves.</p>\n</div>',
    );
    expect(html('> [!NOTE] Store at 2 to 8 °C.')).toContain('<div data-callout="note">');
    expect(html('> [!OTHER] text')).toContain('<blockquote>');
  });

  it('has stored images with their sizes and captions', () => {
    expect(html('![A bag](/files/images/a/b.png#640x400 "In the cold")')).toBe(
      '<figure><img alt="A bag" src="/files/images/a/b.png" width="640" height="400"><figcaption>In the cold</figcaption></figure>',
    );
    expect(html('![A bag](/files/images/a/b.png)')).toContain('width="1280" height="800"');
    expect(html('- ![A bag](/files/images/a/b.png "In the cold")')).toContain('<figcaption>In the cold');
  });

  it.each([
    'https://elsewhere.example/a.png',
    'data:image/png;base64,AAAA',
    '/files/images/../pdf/a.png',
    '/files/images/a.svg',
    '/_next/image?url=x',
    '//elsewhere.example/files/images/a.png',
  ])('shows the alternative text in place of the picture at %s', (src) => {
    expect(html(`![A bag](${src})`)).toBe('<p>A bag</p>');
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    '//elsewhere.example',
    'vbscript:x',
    '#section-a',
    '',
  ])('shows the text of a link to %j without the link', (href) => {
    expect(html(`[text](<${href}>)`)).toBe('<p>text</p>');
    expect(html(`[text][1]\n\n[1]: <${href}>`)).not.toContain('<a');
  });

  it("keeps links that are valid in a record's link field", () => {
    expect(html('[a](/trivus) [b](https://journal.example/?a=1&b=2) [c](mailto:a@purvia.example)')).toBe(
      '<p><a href="/trivus">a</a> <a href="https://journal.example/?a=1&#x26;b=2">b</a> <a href="mailto:a@purvia.example">c</a></p>',
    );
  });

  it('shows typed HTML as text', () => {
    expect(html('<script>alert(1)</script>')).toBe('<p>&#x3C;script>alert(1)&#x3C;/script></p>');
    expect(html('a <b onclick="x">b</b>')).toBe('<p>a &#x3C;b onclick="x">b&#x3C;/b></p>');
  });

  it('contains only allowed elements and addresses, even with hostile text', () => {
    const allowed =
      /^<\/?(?:h[234]|p|ul|ol|li|blockquote|div|section|hr|pre|code|table|thead|tbody|tr|th|td|figure|figcaption|a|img|strong|em|sup|br)(?: (?:href|id|aria-label|aria-describedby|data-[a-z-]+|src|alt|width|height|start|scope)="[^"]*"| data-footnotes| data-footnote-ref)*\/?>$/;
    const wraps = [
      (text: string) => text,
      (text: string) => `[a](${text})`,
      (text: string) => `![a](${text})`,
      (text: string) => `| ${text} |\n|---|\n| ${text} |`,
      (text: string) => `a[^1]\n\n[^1]: ${text}`,
    ];
    const strange = hostileStrings(6).flatMap(({ text }) =>
      wraps.flatMap((wrap) => {
        const page = html(wrap(text));
        const tags = (page.match(/<[^>]*>/g) ?? []).filter((tag) => !allowed.test(tag));
        const addresses = (page.match(/<[^>]*>/g) ?? []).flatMap((tag) => [
          ...tag.matchAll(/ (?:href|src)="([^"]*)"/g),
        ]);
        const bad = addresses.filter(
          ([, address = '']) => !/^(?:https?:|mailto:|\/(?!\/)|#note-)/.test(address),
        );
        return tags.length + bad.length > 0 ? [{ text, tags, bad }] : [];
      }),
    );
    expect(strange).toEqual([]);
  });
});

describe('a long or complex article', () => {
  it('is shown without formatting if it exceeds the formatting limits', () => {
    const text = '[a](/b) '.repeat(25_000);
    expect(html(text)).toBe(`<p>${text}</p>`);
    expect(parseArticle(text).words).toBe(50_000);
  });

  it('does not repeat a long link definition wherever it is used', () => {
    const long = 'a'.repeat(100_000);
    const uses = '[x] ![x]\n\n'.repeat(300);
    expect(html(`[x]: /${long}\n\n${uses}`).length).toBeLessThan(100_000);
    expect(html(`[x]: /files/images/x.png "${long}"\n\n${uses}`).length).toBeLessThan(100_000);
  });

  it('is also shown without formatting if it is nested too deeply', () => {
    const nested = (levels: number) => `${'*a **b '.repeat(levels)}${'c** d* '.repeat(levels)}`;
    expect(html(nested(5))).toContain('<em>');
    expect(html(nested(100))).not.toContain('<em>');
  });

  it('gives equal headings distinct ids', () => {
    const { headings } = parseArticle('## A\n\n'.repeat(1_000));
    expect(new Set(headings.map(({ id }) => id)).size).toBe(1_000);
    expect(html('## A\n\n## A 2\n\n## A').match(/id="[^"]*"/g)).toEqual([
      'id="section-a"',
      'id="section-a-2"',
      'id="section-a-3"',
    ]);
  });
});

describe('the reading time', () => {
  it('assumes 220 words a minute, and is at least one minute', () => {
    expect(minutesOf(parseArticle('Two words').words)).toBe(1);
    expect(minutesOf(parseArticle('word '.repeat(1100)).words)).toBe(5);
  });
});

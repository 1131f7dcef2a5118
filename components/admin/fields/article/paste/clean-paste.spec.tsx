import { pastedMarkdown } from '@/components/admin/fields/article/pasted-markdown';
import { hostileStrings } from '@/lib/testing/hostile/strings';
import { cleanPaste } from './clean-paste';
import { pastedTable } from './pasted-table';

/** jsdom fails on numeric references to invalid characters, and takes 15 s for 700 nested elements. */
const readable = ({ text }: { text: string }) => !/&#x?[0-9a-f]{6,}|(?:<b>){100}/i.test(text);

describe('pasted text', () => {
  it('keeps the structure of a Google Docs document', () => {
    const docs = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><h1 dir="ltr" style="line-height:1.38"><span style="font-size:20pt;font-weight:400">Title</span></h1><p dir="ltr"><span style="font-weight:400">Plain, </span><span style="font-weight:700">bold</span><span style="font-style:italic"> and slanted</span></p><ul><li dir="ltr" style="list-style-type:disc"><p role="presentation"><span>One</span></p></li></ul></b><br class="Apple-interchange-newline">`;
    expect(cleanPaste(docs)).toBe(
      '<h2>Title</h2><p>Plain, <strong>bold</strong><em> and slanted</em></p><ul><li><p>One</p></li></ul><br>',
    );
  });

  it('keeps the structure of a Word document, and turns its list paragraphs into lists', () => {
    const word = `<html xmlns:o="urn:x"><head><style>p.MsoNormal{margin:0}</style></head><body lang=EN-GB><!--StartFragment--><h1>Title<o:p></o:p></h1><p class=MsoNormal>Text with <b style='mso-bidi-font-weight:normal'>bold</b>.<o:p></o:p></p><p class=MsoListParagraphCxSpFirst style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp; </span></span><![endif]>First</p><p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·</span>Second</p><p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1.</span>Step</p><table class=MsoTable><tr><td width=10 style='border:solid'><p class=MsoNormal>Heading</p></td></tr><tr><td>Cell</td></tr></table></body></html>`;
    const cleaned = cleanPaste(word);
    expect(cleaned).toContain('<h2>Title</h2><p>Text with <strong>bold</strong>.</p>');
    expect(cleaned).toContain('<ul><li>First</li><li>Second</li></ul><ol><li>Step</li></ol>');
    expect(cleaned).toContain('<tr><th><p>Heading</p></th></tr><tr><td>Cell</td></tr>');
    expect(cleaned).not.toMatch(/class|style|mso|<o:/);
  });

  it('nests the lists of a Word document', () => {
    const item = (level: number, mark: string, text: string) =>
      `<p style='mso-list:l0 level${level} lfo1'><span style='mso-list:Ignore'>${mark}</span>${text}</p>`;
    expect(
      cleanPaste(
        [
          item(1, '·', 'One'),
          item(2, 'o', 'Deeper'),
          item(3, '§', 'Deepest'),
          item(2, '1.', 'Step'),
          item(1, '·', 'Two'),
          '<p>Between</p>',
          item(2, '·', 'Three'),
          item(1, '·', 'Four'),
        ].join(''),
      ),
    ).toBe(
      '<ul><li>One<ul><li>Deeper<ul><li>Deepest</li></ul></li></ul><ol><li>Step</li></ol></li><li>Two</li></ul><p>Between</p><ul><li>Three</li></ul><ul><li>Four</li></ul>',
    );
  });

  it('moves headings down one level, at most to level four, if several are at level one', () => {
    expect(cleanPaste('<h1>a</h1><h2>b</h2><h3>c</h3><h4>d</h4><h1>e</h1>')).toBe(
      '<h2>a</h2><h3>b</h3><h4>c</h4><h4>d</h4><h2>e</h2>',
    );
  });

  it('keeps allowed links, but only the text of other links', () => {
    expect(
      cleanPaste('<p><a href="https://a.example" onclick="x()">a</a> <a href="javascript:x()">b</a></p>'),
    ).toBe('<p><a href="https://a.example">a</a> b</p>');
  });

  it.each([
    ['5 × 10<sup>9</sup>/L', '5 × 10⁹/L'],
    ['10<sup>-3</sup> to 10<sup>&minus;12</sup>', '10⁻³ to 10⁻¹²'],
    ['H<sub>2</sub>O, HbA<sub>1c</sub>, C<sub>a</sub>', 'H₂O, HbA₁c, Ca'],
    ['10<span style="font-size:0.6em;vertical-align:super">9</span>/L', '10⁹/L'],
    ['CO<span style="vertical-align:sub"><span>2</span></span>', 'CO₂'],
    ['10<sup><span style="vertical-align:super">9</span></sup>', '10⁹'],
    ['<span style="vertical-align:super">10<sup>9</sup></span>', '10⁹'],
    ['10<sup><b>9</b></sup>', '10<strong>⁹</strong>'],
    ['10<sup>3.5</sup>, 10<sup>x</sup>, 10<sub>x</sub>', '10^(3.5), 10^(x), 10_(x)'],
    ['2<sup>10<sup>3</sup></sup>', '2^(10³)'],
    ['the 25<sup>th</sup>, Name<sup>TM</sup>, text<sup>[1]</sup>*', 'the 25th, NameTM, text[1]*'],
    ['<span style="vertical-align:baseline">10</span>', '10'],
    ['10<sup>6</sup><sup>.5</sup>, 10<sup>&infin;</sup>, 10<sup>&#8209;6</sup>', '10^(6.5), 10^(∞), 10⁻⁶'],
    ['x<sub>n+1</sub>', 'x_(n+1)'],
    ...['font', 'small', 'u'].map((name): [string, string] => [
      `10<${name} style="vertical-align:super">6</${name}>`,
      '10⁶',
    ]),
    ['10<span style="position:relative;top:-.5em;font-size:70%">6</span>', '10⁶'],
    [
      '10<span style="font-variant-position:super">6</span>, H<span style="baseline-shift:sub">2</span>O',
      '10⁶, H₂O',
    ],
    [
      '10<span style="vertical-align:3px">-</span><span style="vertical-align:3px">3</span>, (ab)<span style="font-size:smaller;vertical-align:top">2</span>, 10<span style="vertical-align:3px">x</span>',
      '10⁻³, (ab)², 10^(x)',
    ],
  ])('keeps the meaning of superscript and subscript in %j', (pasted, kept) => {
    expect(cleanPaste(`<p>${pasted}</p>`)).toBe(`<p>${kept}</p>`);
  });

  it.each([
    '<span style="font-size:x-large;vertical-align:top">Big</span> text',
    'See <a href="/a" style="font-size:0.875rem;vertical-align:top">the guide</a>',
    'Weight <span style="vertical-align:top;font-size:80%">5 mg</span>',
    'Weight <span style="vertical-align:top;font-size:80%">5</span> mg',
    'Step 2 <small style="font-size:small;position:relative;top:1px">New</small>',
    'A<span style="font-size:.875em;vertical-align:top">1</span>',
    '<span style="mso-text-raise:1.0pt">Store it</span> at <span style="vertical-align:-2px">4</span> °C',
  ])('keeps text that is only small or moved at normal height: %j', (pasted) => {
    const text = pasted.replace(/<(?!\/?a\b)[^>]*>| style="[^"]*"/g, '');
    expect(cleanPaste(`<p>${pasted}</p>`)).toBe(`<p>${text}</p>`);
  });

  it('keeps the paragraphs of a web page', () => {
    expect(
      cleanPaste('<div><div>One</div><div class="x">Two <img src=x onerror=y></div><script>z</script></div>'),
    ).toBe('<p>One</p><p>Two </p>');
  });

  it.each([
    ['<ol start="4"><li>Open</li><li>Wait</li></ol>', '<ol start="4"><li>Open</li><li>Wait</li></ol>'],
    ['<ol><li value="3">Open</li></ol>', '<ol start="3"><li>Open</li></ol>'],
    [
      '<ol type="a"><li>Open</li><li><p>Wait</p></li></ol>',
      '<ul><li>a. Open</li><li><p>b. Wait</p></li></ul>',
    ],
    [
      '<ol type="I" start="3"><li>Open</li><li>Wait</li></ol>',
      '<ul><li>III. Open</li><li>IV. Wait</li></ul>',
    ],
    ['<ol><li style="list-style-type:lower-alpha">Open</li></ol>', '<ul><li>a. Open</li></ul>'],
    ['<ol type="a"><li>Open<p>Wait</p></li></ol>', '<ul><li>a. Open<p>Wait</p></li></ul>'],
    ['<ol style="list-style:lower-greek"><li>Open</li></ol>', '<ul><li>α. Open</li></ul>'],
    ['<ol start="-2"><li>Open</li></ol>', '<ul><li>-2. Open</li></ul>'],
    ['<ol style="list-style:none"><li>1.1 Open</li></ol>', '<ul><li>1.1 Open</li></ul>'],
    [`<ol><li style='list-style-type:"(A) "'>Open</li></ol>`, '<ul><li>(A) Open</li></ul>'],
    [`<ol><li style='list-style-type:"4) "'>Open</li></ol>`, '<ol start="4"><li>Open</li></ol>'],
    ['<ol style="counter-reset:list-0 3"><li>Open</li></ol>', '<ol start="4"><li>Open</li></ol>'],
  ])('keeps the numbers and letters of the list %j', (pasted, kept) => {
    expect(cleanPaste(pasted)).toBe(kept);
  });

  it.each([
    ['4.', '<ol start="4"><li>Open</li></ol>'],
    ['(1)', '<ol><li>Open</li></ol>'],
    ['(a)', '<ul><li>(a) Open</li></ul>'],
    ['iv.', '<ul><li>iv. Open</li></ul>'],
    ['1.2', '<ul><li>1.2 Open</li></ul>'],
    ['Step A:', '<ul><li>Step A: Open</li></ul>'],
    ['Ø', '<ul><li>Open</li></ul>'],
    ['01.', '<ul><li>01. Open</li></ul>'],
    ['A', '<ul><li>A Open</li></ul>'],
    ['o', '<ul><li>Open</li></ul>'],
  ])('keeps the label %j of a list item from Word', (mark, kept) => {
    const item = `<p style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>${mark}<span>&nbsp; </span></span>Open</p>`;
    expect(cleanPaste(item)).toBe(kept);
  });

  it('keeps the terms and values of a definition list apart', () => {
    expect(cleanPaste('<dl><dt>Adult</dt><dd>10 ml</dd><dt>Child</dt><dd>5 ml</dd></dl>')).toBe(
      '<p><strong>Adult</strong></p><p>10 ml</p><p><strong>Child</strong></p><p>5 ml</p>',
    );
  });

  it('keeps the paragraphs of a page’s sections, and the caption of a table', () => {
    expect(cleanPaste('<section>One</section><figure><figcaption>Two</figcaption></figure>')).toBe(
      '<p>One</p><p>Two</p>',
    );
    expect(cleanPaste('<table><caption>Volumes</caption><tr><th>a</th></tr></table>')).toBe(
      '<p>Volumes</p><table><tbody><tr><th>a</th></tr></tbody></table>',
    );
  });

  it('keeps the fractions of formulas', () => {
    expect(cleanPaste('<p><math><mfrac><mn>1</mn><mn>2</mn></mfrac></math> tablet</p>')).toBe(
      '<p>1/2 tablet</p>',
    );
    expect(cleanPaste('<p><sup>1</sup>/<sub>2</sub> tablet</p>')).toBe('<p>¹/₂ tablet</p>');
  });

  it.each([
    'https://www.google.com/url?q=https://journal.example/a&sa=D',
    'https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fjournal.example%2Fa&data=05',
    'https://l.facebook.com/l.php?u=https%3A%2F%2Fjournal.example%2Fa',
    'https://urldefense.com/v3/__https://journal.example/a__;!!x$',
    'https://urldefense.com/v3/__https:/journal.example/*__;YQ!!x$',
    'https://urldefense.proofpoint.com/v2/url?u=https-3A__journal.example_a&d=x&c=y',
    'https://urldefense.proofpoint.com/v1/url?u=https%3A%2F%2Fjournal.example%2Fa&k=x',
  ])('links to the destination of %s', (address) => {
    expect(cleanPaste(`<p><a href="${address}">a</a></p>`)).toBe(
      '<p><a href="https://journal.example/a">a</a></p>',
    );
  });

  it('keeps a redirect whose destination is not a web address', () => {
    const address = 'https://www.google.com/url?q=javascript:x()';
    expect(cleanPaste(`<p><a href="${address}">a</a></p>`)).toBe(`<p><a href="${address}">a</a></p>`);
  });

  it('keeps right-to-left text', () => {
    expect(cleanPaste('<p dir="rtl" style="text-align:right">مختبر <b>طبي</b></p>')).toBe(
      '<p>مختبر <strong>طبي</strong></p>',
    );
  });

  it('keeps the pictures, callouts and footnotes of text copied from the editor', () => {
    const copied =
      '<h2 data-pm-slice="1 1 []">A</h2><p>Text<sup data-footnote="1">1</sup> with <a href="/a">a link</a></p><div data-callout="caution"><p>Wear gloves</p></div><img src="/files/images/blog/a.png#640x400" alt="An image" title="In the lab"><p data-source="1">A source</p>';
    expect(cleanPaste(copied.replace('<div', '<div role="note" class="x"'))).toBe(copied);
  });

  it('sanitises HTML that is marked as copied from the editor', () => {
    const mark = '<p data-pm-slice="1 1 []">';
    const hostile = `${mark}a<img src="https://evil.example/a.png" alt="x"><img src="/a.png"><sup onclick="x()">b</sup><div id="c">c</div><a href="javascript:x()">d</a></p>`;
    expect(cleanPaste(hostile)).not.toMatch(/<img|onclick|id=|href/);
    const strange = hostileStrings(3)
      .filter(readable)
      .filter(({ text }) => {
        const { body } = new DOMParser().parseFromString(cleanPaste(mark + text), 'text/html');
        return body.querySelector('script, style, iframe, svg, object, embed, link, meta, form, input, img');
      });
    expect(strange).toEqual([]);
  });

  it('removes scripts, embedded resources and styles from hostile text', () => {
    const strange = hostileStrings(5)
      .filter(readable)
      .filter(({ text }) => {
        const { body } = new DOMParser().parseFromString(cleanPaste(text), 'text/html');
        return [...body.querySelectorAll('*')].some(
          (element) =>
            element.matches('script, style, img, iframe, svg, object, embed, link, meta, form, input') ||
            [...element.attributes].some(
              ({ name, value }) => name !== 'href' || !/^(?:https?:|mailto:|\/(?!\/))/i.test(value),
            ),
        );
      });
    expect(strange).toEqual([]);
  });
});

const clipboard = (formats: Record<string, string>) =>
  ({ getData: (type: string) => formats[type] ?? '' }) as DataTransfer;

describe('pasted plain text', () => {
  it.each(['## Heading', '- One\n- Two', 'Text\n\n> Quote', 'Some **bold** text', '[a](/b)', '| a | b |'])(
    'is recognised as Markdown: %j',
    (text) => expect(pastedMarkdown(clipboard({ 'text/plain': text }))).toBe(text),
  );

  it.each([
    '# Title\n\nSee [a](/b "c")[^1] and [d].\n\n[^1]: e\n\n[d]: https://d.example',
    '1. a\n2. b\n   - c\n3. d',
    '1. a\n1. b',
    '| a |\n| - |\n| ![f](https://a.example/f.png) **b**c |',
  ])('keeps all its words if it is Markdown: %j', (text) =>
    expect(pastedMarkdown(clipboard({ 'text/plain': text }))).toBe(text),
  );

  it.each(['1. One\n3. Three', '- 2*3*4 ml', '| a | b |\n| - | - |\n| 1 | 2 | 3 |'])(
    'is not read as Markdown, which would change its meaning: %j',
    (text) => expect(pastedMarkdown(clipboard({ 'text/plain': text }))).toBeNull(),
  );

  it('is a table if its lines have the same number of tabs', () => {
    const rows = (text: string, html = '') =>
      pastedTable(clipboard({ 'text/plain': text, 'text/html': html }))?.content?.map(({ content }) =>
        content?.map((cell) => cell.content?.[0]?.content?.[0]?.text ?? ''),
      );
    expect(rows('Test\tLow\r\nNa\t135\r\nK\t\r\n')).toEqual([
      ['Test', 'Low'],
      ['Na', '135'],
      ['K', ''],
    ]);
    expect(rows('No.\tStep\n1.\tOpen')).toHaveLength(2);
    const lists = ['1.\tOpen\n2.\tWait', '•\tGloves\n•\tLancets', 'o\ta\no\tb', '(a)\tb\niv)\td'];
    for (const text of [...lists, 'a\tb', '\ta\n\tb', 'a\tb\nc', 'a\nb']) expect(rows(text)).toBeUndefined();
    expect(rows('a\tb\nc\td', '<p>a</p>')).toBeUndefined();
  });

  it.each(['Plain text', '#tag and 2 * 3 * 4', 'a > b', 'f(x)[1]', ''])(
    'is not recognised as Markdown: %j',
    (text) => expect(pastedMarkdown(clipboard({ 'text/plain': text }))).toBeNull(),
  );

  it('is ignored if the clipboard also contains HTML', () => {
    expect(pastedMarkdown(clipboard({ 'text/plain': '# a', 'text/html': '<h1>a</h1>' }))).toBeNull();
  });
});

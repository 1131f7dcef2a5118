import { createHash } from 'node:crypto';
import { finish, isErrorShell } from './finish';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const page = (head: string, body = '') =>
  `<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`;

const htmlOf = async (head: string, body?: string) => (await finish(page(head, body))).html;

describe('finish', () => {
  it('removes scripts except structured data and speculation rules', async () => {
    const data = '<script type="application/ld+json">{"name":"a"}</script>';
    const rules = '<script type="speculationrules">{"prefetch":[]}</script>';
    const framework = '<script src="/_next/a.js" async=""></script><script>self.__next_f=[]</script>';
    const { html, scriptHashes } = await finish(page(data + framework, `<p>a</p>${framework}${rules}`));
    expect(html).toBe(page(data, `<p>a</p>${rules}`));
    expect(scriptHashes).toEqual([hash('{"prefetch":[]}')]);
  });

  it('merges styles into one element with the rules that can apply, in their original order', async () => {
    const styles =
      '<style data-precedence="next" data-href="/1.css">.text{color:red}.other{top:0}</style><style data-href="/2.css">.lead{color:blue}</style>';
    const { html, styleHashes } = await finish(page(styles, '<p class="text lead">a</p>'));
    expect(html).toBe(page('<style>.text{color:red}.lead{color:blue}</style>', '<p class="text lead">a</p>'));
    expect(styleHashes).toEqual([hash('.text{color:red}.lead{color:blue}')]);
  });

  it('inlines only the applicable rules of linked style sheets, in the order of links and styles', async () => {
    const link = '<link rel="stylesheet" href="/1.css" data-precedence="next"/>';
    const styles = `${link}<style>.lead{color:blue}</style>`;
    const readStyles = (href: string) => (href === '/1.css' ? '.text{color:red}.other{top:0}' : undefined);
    const { html } = await finish(page(styles, '<p class="text lead">a</p>'), { readStyles });
    expect(html).toBe(page('<style>.text{color:red}.lead{color:blue}</style>', '<p class="text lead">a</p>'));
  });

  it.each([
    ['for another medium', '<link rel="stylesheet" href="/1.css" media="print"/>', '.a{top:0}'],
    ['with an import', '<link rel="stylesheet" href="/1.css"/>', '@import "2.css";.a{top:0}'],
    ['with a syntax error', '<link rel="stylesheet" href="/1.css"/>', '.a{'],
    ['that cannot be read', '<link rel="stylesheet" href="/1.css"/>', undefined],
  ])('does not inline a style sheet %s', async (_, link, css) => {
    const { html } = await finish(page(link, '<p class="a">a</p>'), { readStyles: () => css });
    expect(html).toBe(page(link, '<p class="a">a</p>'));
  });

  it('removes all preloads except font preloads', async () => {
    const font = '<link rel="preload" as="font" href="/a.woff2" crossorigin="">';
    const others = '<link rel="preload" as="image" href="/a.png"><link rel="modulepreload" href="/a.js">';
    expect(await htmlOf(font + others)).toBe(page(font));
  });

  it('keeps the scripts, preloads and classes that its options select', async () => {
    const head = '<script id="elements">1</script><link rel="preload" as="image" href="/a.png">';
    const style = '<style>.is-open{top:0}</style>';
    const { html, scriptHashes } = await finish(page(head + style), {
      keepScript: ({ attributes, content }) => attributes.id === 'elements' && content === '1',
      keepPreload: ({ href }) => href === '/a.png',
      keepClasses: ['is-open'],
    });
    expect(html).toBe(page(head + style));
    expect(scriptHashes).toEqual([hash('1')]);
  });

  describe('given a pattern for generated class names', () => {
    const shortenClasses = /^[\w-]{6}_\w/;
    const shortened = async (head: string, body: string) =>
      (await finish(page(head, body), { shortenClasses })).html;

    it('shortens the class names in the page and its styles', async () => {
      const style =
        '<style>.aB-c12_card:hover .lead,._0:not(.aB-c12_card){top:0}@media print{.qX1y2z_item{top:0}}</style>';
      const body =
        "<div class='lead  aB-c12_card a&amp;b'><p class=qX1y2z_item>qX1y2z_item</p><i class=_0></i></div>";
      expect(await shortened(style, body)).toBe(
        page(
          '<style>._1:hover .lead,._0:not(._1){top:0}@media print{._2{top:0}}</style>',
          "<div class='lead  _1 a&amp;b'><p class=_2>qX1y2z_item</p><i class=_0></i></div>",
        ),
      );
    });

    it('shortens the class names in <noscript> and <template> too', async () => {
      const body =
        '<noscript><style>.qX1y2z_item{top:0}</style><p class="qX1y2z_item">a</p></noscript><template><p class="qX1y2z_item">a</p></template>';
      expect(await shortened('', body)).toBe(page('', body.replaceAll('qX1y2z_item', '_0')));
    });

    it.each([
      ['a linked style sheet', '<link rel="stylesheet" href="/a.css">'],
      ['a style with a syntax error', '<style>.a{</style>'],
    ])('leaves the class names unchanged if the page contains %s', async (_case, head) => {
      const body = '<p class="qX1y2z_item">a</p>';
      const style = '<style media="print">.qX1y2z_item{top:0}</style>';
      expect(await shortened(style + head, body)).toBe(page(style + head, body));
    });
  });

  it.each([
    ['in a comment', '<!-- <script>1</script><style>.a{}</style> -->'],
    ['in a textarea', '<textarea><script>1</script></textarea>'],
    ['in a title', '<svg></svg><title><script>1</script></title>'],
    ['in an attribute', '<p title="<script>1</script>">a</p>'],
    ['as text', '&lt;script>1&lt;/script>'],
  ])('keeps text that only looks like a script: %s', async (_, html) => {
    expect(await htmlOf('', html)).toBe(page('', html));
  });

  it.each([
    ['with an uppercase tag', '<SCRIPT SRC="/a.js"></SCRIPT>'],
    ['with unquoted attributes', '<script src=/a.js async></script>'],
    ['with a bracket in an attribute', '<script data-a="</p>>" src="/a.js"></script>'],
    ['with a space in its end tag', '<script>1</script >'],
    ['with a data type in another attribute', '<script data-type="application/ld+json">1</script>'],
    ['with an escaped script inside', '<script><!-- <script>1</script> --></script>'],
    ['in SVG', '<svg><script>1</script></svg>'],
    ['in a template', '<template><script>1</script></template>'],
    ['in noscript', '<noscript><script>1</script></noscript>'],
  ])('removes a script %s', async (_, html) => {
    const [, outside] = /^(<(svg|template|noscript)>)?/.exec(html) ?? [];
    const rest = outside ? `${outside}${outside.replace('<', '</')}` : '';
    expect(await htmlOf('', `<p>a</p>${html}<p>b</p>`)).toBe(page('', `<p>a</p>${rest}<p>b</p>`));
  });

  it('leaves all other characters unchanged', async () => {
    const odd =
      "<!-- a --><P CLASS=a\n  Title='\"'>&amp;&nbsp;<br/>\r\n<p>unclosed<table><tr><td>x</table></b>";
    expect(await htmlOf('', `${odd}<script>1</script>`)).toBe(page('', odd));
  });

  it('keeps structured data with escaped closing tags', async () => {
    const data = '<script type="Application/LD+JSON">{"a":"\\u003c/script><\\/script>"}</script>';
    expect(await htmlOf(data)).toBe(page(data));
  });

  it('keeps rules for classes in nested markup', async () => {
    const body =
      '<noscript><p class="a"></p></noscript><template><p class="b"></p></template><svg class="c\n d"></svg><p class="&#101;">';
    const style = '<style>.a,.b,.c,.d,.e{top:0}</style>';
    expect(await htmlOf(style, body)).toBe(page(style, body));
  });

  it('merges styles only if their order and meaning stay the same', async () => {
    const body = '<p class="a b">a</p>';
    const styles = [
      '<style data-href="/1.css">.a{top:1px}</style>',
      '<style media="print">.a{top:2px}.gone{top:0}</style>',
      '<style data-href="/2.css">.a{top:3px}</style>',
      '<style nonce="">.b{top:4px}</style>',
      '<link rel="stylesheet" href="/3.css"/>',
      '<style>.a{top:5px}</style>',
      '<style>@import "/4.css";.a{top:6px}</style>',
      '<noscript><style>.a{top:7px}</style></noscript>',
    ];
    expect(await htmlOf(styles.join(''), body)).toBe(
      page(
        [
          '<style>.a{top:1px}</style>',
          '<style media="print">.a{top:2px}</style>',
          '<style>.a{top:3px}.b{top:4px}</style>',
          '<link rel="stylesheet" href="/3.css"/>',
          '<style>.a{top:5px}</style>',
          '<style>@import "/4.css";.a{top:6px}</style>',
          '<noscript><style>.a{top:7px}</style></noscript>',
        ].join(''),
        body,
      ),
    );
  });

  it('leaves invalid styles unchanged', async () => {
    const style = '<style data-href="/1.css">.a{top:0}}}.gone{top:0</style>';
    expect(await htmlOf(style)).toBe(page(style));
  });

  it('removes a style element if none of its rules can apply', async () => {
    expect(await htmlOf('<style>.gone{top:0}</style>')).toBe(page(''));
  });

  it('changes nothing in a finished page', async () => {
    const { html } = await finish(
      page('<style>.a{content:"$&"}.b{top:0}</style><script>1</script>', '<p class="a">a</p>'),
    );
    expect((await finish(html)).html).toBe(html);
    expect(html).toContain('{content:"$&"}');
  });
});

describe('isErrorShell', () => {
  it('recognises an error shell by the id of its html element', () => {
    expect(isErrorShell('<!DOCTYPE html><html id="__next_error__"><head></head><body></body></html>')).toBe(
      true,
    );
    expect(isErrorShell(page('<title>__next_error__</title>', '<p id="__next_error__">'))).toBe(false);
  });
});

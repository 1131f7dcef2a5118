import { withoutFrameworkScripts, withUsedStyles } from './static-html.mjs';

const kept = [
  '<script type="application/ld+json">{"@type":"Organization"}</script>',
  '<script type="speculationrules">{"prefetch":[]}</script>',
  '<script id="elements">import("/elements/elements-ab12.js")</script>',
];

const dropped = [
  '<script src="/_next/static/chunks/main.js" async=""></script>',
  '<script>self.__next_f.push([1,"\\u003cscript>"])</script>',
  '<script id="_R_">requestAnimationFrame(function(){$RT=performance.now()})</script>',
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/main.js"/>',
  '<link rel="modulepreload" href="/_next/static/chunks/x.js"/>',
  '<link rel="preload" href="/pictures/not-found-9e0caca9.svg" as="image" fetchPriority="high"/>',
];

const fontPreload = '<link rel="preload" href="/font.woff2" as="font" crossorigin="" type="font/woff2"/>';

describe('withoutFrameworkScripts', () => {
  it.each(dropped)('drops %s', (tag) => {
    expect(withoutFrameworkScripts(`<p>a</p>${tag}<p>b</p>`)).toBe('<p>a</p><p>b</p>');
  });

  it.each([...kept, fontPreload])('keeps %s', (tag) => {
    expect(withoutFrameworkScripts(tag)).toBe(tag);
  });

  it('is not misled by the text of a script', () => {
    const script = '<script>const a = ` id="elements"`</script>';
    expect(withoutFrameworkScripts(script)).toBe('');
  });
});

describe('withUsedStyles', () => {
  const page = (styles: string) => `<head>${styles}</head><p class="a1B2c3_text lead">a</p>`;

  it('leaves one style element with the rules of this page, in their order', () => {
    const styles = [
      '<style data-precedence="next" data-href="/1.css">.a1B2c3_text{color:red}.a1B2c3_other{top:0}</style>',
      '<style data-href="/2.css">.lead{color:blue}</style>',
    ];
    expect(withUsedStyles(page(styles.join('')))).toBe(
      page('<style>.a1B2c3_text{color:red}.lead{color:blue}</style>'),
    );
  });

  it('changes nothing when it is done again', () => {
    const once = withUsedStyles(page('<style data-href="/1.css">.a1B2c3_text{content:"$&"}</style>'));
    expect(withUsedStyles(once)).toBe(once);
    expect(once).toContain('{content:"$&"}');
  });
});

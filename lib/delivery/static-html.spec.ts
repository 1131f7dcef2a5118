import { contentSecurityPolicy, withoutFrameworkScripts } from './static-html.mjs';

const kept = [
  '<script type="application/ld+json">{"@type":"Organization"}</script>',
  '<script type="speculationrules">{"prefetch":[]}</script>',
  '<script type="module" src="/elements/elements-ab12.js" async=""></script>',
];

const dropped = [
  '<script src="/_next/static/chunks/main.js" async=""></script>',
  '<script>self.__next_f.push([1,"\\u003cscript>"])</script>',
  '<script id="_R_">requestAnimationFrame(function(){$RT=performance.now()})</script>',
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/main.js"/>',
  '<link rel="modulepreload" href="/_next/static/chunks/x.js"/>',
];

const fontPreload = '<link rel="preload" href="/font.woff2" as="font" crossorigin="" type="font/woff2"/>';

describe('withoutFrameworkScripts', () => {
  it.each(dropped)('drops %s', (tag) => {
    expect(withoutFrameworkScripts(`<p>a</p>${tag}<p>b</p>`)).toBe('<p>a</p><p>b</p>');
  });

  it.each([...kept, fontPreload])('keeps %s', (tag) => {
    expect(withoutFrameworkScripts(tag)).toBe(tag);
  });

  it('is not misled by an address in the text of a script', () => {
    const script = '<script>const a = ` src="/elements/x.js"`</script>';
    expect(withoutFrameworkScripts(script)).toBe('');
  });
});

describe('contentSecurityPolicy', () => {
  const policy = contentSecurityPolicy(`<style>p{color:red}</style>${kept[1]}`);

  it('names each inline style and the speculation rules by their hash', () => {
    expect(policy).toMatch(/style-src 'self' 'sha256-[A-Za-z0-9+/]{43}='/);
    expect(policy).toMatch(/script-src 'self' 'sha256-[A-Za-z0-9+/]{43}='/);
  });

  it('allows nothing unsafe', () => {
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe');
  });
});

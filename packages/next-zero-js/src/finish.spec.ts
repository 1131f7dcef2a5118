import { createHash } from 'node:crypto';
import { finish, isErrorShell } from './finish';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const page = (head: string, body = '') =>
  `<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`;

const htmlOf = async (head: string, body?: string) => (await finish(page(head, body))).html;

describe('finish', () => {
  it('removes scripts, but structured data and speculation rules', async () => {
    const data = '<script type="application/ld+json">{"name":"a"}</script>';
    const rules = '<script type="speculationrules">{"prefetch":[]}</script>';
    const framework = '<script src="/_next/a.js" async=""></script><script>self.__next_f=[]</script>';
    const { html, scriptHashes } = await finish(page(data + framework, `<p>a</p>${framework}${rules}`));
    expect(html).toBe(page(data, `<p>a</p>${rules}`));
    expect(scriptHashes).toEqual([hash('{"prefetch":[]}')]);
  });

  it('leaves one style element with the rules that can apply, in their order', async () => {
    const styles =
      '<style data-precedence="next" data-href="/1.css">.text{color:red}.other{top:0}</style><style data-href="/2.css">.lead{color:blue}</style>';
    const { html, styleHashes } = await finish(page(styles, '<p class="text lead">a</p>'));
    expect(html).toBe(page('<style>.text{color:red}.lead{color:blue}</style>', '<p class="text lead">a</p>'));
    expect(styleHashes).toEqual([hash('.text{color:red}.lead{color:blue}')]);
  });

  it('removes preloads, but those of fonts', async () => {
    const font = '<link rel="preload" as="font" href="/a.woff2" crossorigin="">';
    const others = '<link rel="preload" as="image" href="/a.png"><link rel="modulepreload" href="/a.js">';
    expect(await htmlOf(font + others)).toBe(page(font));
  });

  it('changes nothing when repeated', async () => {
    const { html } = await finish(
      page('<style>.a{content:"$&"}.b{top:0}</style><script>1</script>', '<p class="a">a</p>'),
    );
    expect((await finish(html)).html).toBe(html);
    expect(html).toContain('{content:"$&"}');
  });
});

describe('isErrorShell', () => {
  it('recognises the shell of a page that is not found', () => {
    expect(isErrorShell('<!DOCTYPE html><html id="__next_error__"><head></head><body></body></html>')).toBe(
      true,
    );
    expect(isErrorShell(page('<title>__next_error__</title>', '<p id="__next_error__">'))).toBe(false);
  });
});

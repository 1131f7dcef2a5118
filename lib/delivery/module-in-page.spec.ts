import { withModule } from './module-in-page.mjs';

const address = '/elements/elements-ab12.js';
const code = 'var a="$&";import("./part-1.js")';
const files: Record<string, string> = { [address]: code, '/elements/part-1.js': 'var b' };
const read = (asked: string) => files[asked];
const page = (start: string, rest = '') =>
  `<body><script id="elements">go(()=>${start})</script>${rest}</body>`;

describe('withModule', () => {
  it('puts the module into a page with room, and what it imports keeps its address', () => {
    const whole = page('(()=>{var a="$&";import("/elements/part-1.js")})()');
    expect(withModule(page(`import("${address}")`), read)).toBe(whole);
    expect(withModule(whole, read)).toBe(whole);
  });

  it.each([
    ['a long page', page(`import("${address}")`, 'x'.repeat(70_000))],
    ['a page whose module is not there', page('import("/elements/elements-cd34.js")')],
    ['a page without elements', '<p>import("/elements/elements-ab12.js")</p>'],
  ])('leaves %s as it is', (_, html) => {
    expect(withModule(html, read)).toBe(html);
  });
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtStyles } from './built-styles';

describe('the style sheets of a build', () => {
  const dist = mkdtempSync(join(tmpdir(), 'dist-'));
  beforeAll(() => mkdirSync(join(dist, 'static/css'), { recursive: true }));
  afterAll(() => rmSync(dist, { recursive: true }));

  const read = (css: string) => {
    writeFileSync(join(dist, 'static/css/a.css'), css);
    return builtStyles(dist)('/_next/static/css/a.css');
  };

  it.each([
    ['url(../media/a.woff2)', 'url(/_next/static/media/a.woff2)'],
    ['url( "b.svg?c" )', 'url("/_next/static/css/b.svg?c")'],
    ['url(/a.png)', 'url(/a.png)'],
    ['url(#a)', 'url(#a)'],
    ['url(data:image/png;base64,AA==)', 'url(data:image/png;base64,AA==)'],
    ['url("https://other.example/a.png")', 'url("https://other.example/a.png")'],
  ])('have relative URLs resolved and other URLs unchanged: %s', (url, expected) => {
    expect(read(`.a{background:${url}}`)).toBe(`.a{background:${expected}}`);
  });

  it('exclude files that are not part of the build', () => {
    expect(builtStyles(dist)('/theme.css')).toBeUndefined();
    expect(builtStyles(dist)('https://other.example/_next/static/css/a.css')).toBeUndefined();
  });
});

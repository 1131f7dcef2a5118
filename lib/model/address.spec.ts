import { hostileStrings } from '@/lib/testing/hostile/strings';
import { addressRefusal, linksIn, pathOnSite, tidyAddress } from './address';
import { patternOf } from './fields/format';
import { link } from './fields/link';

describe('a typed address', () => {
  it.each([
    ['  https://a.example ', 'https://a.example'],
    ['www.a.example/b', 'https://www.a.example/b'],
    ['WWW.a.example', 'https://WWW.a.example'],
    ['/services', '/services'],
    ['www.', 'www.'],
    ['www. a.example', 'www. a.example'],
  ])('%j becomes %j', (typed, tidy) => {
    expect(tidyAddress(typed)).toBe(tidy);
  });

  it.each([
    ['https://a.example/my file.pdf', 'must not contain spaces'],
    ['https://a.example/<b>', 'must not contain <, >, " or \\'],
    ['//a.example', 'must start with https://, not with //'],
    ['a.example', 'must start with https://, http://, mailto: or /'],
    ['javascript:alert(1)', 'must start with https://, http://, mailto: or /'],
    ['https://', 'is incomplete; enter the whole address'],
    ['https://a.example/\u200b', 'must not contain invisible characters'],
  ])('%j is refused with a specific reason', (address, reason) => {
    expect(patternOf(link.format).test(address)).toBe(false);
    expect(addressRefusal(address)).toBe(reason);
  });
});

it('no accepted hostile address has a forbidden protocol, and no accepted path leads to another host', () => {
  const accepted = hostileStrings(20).filter(({ text }) => text && patternOf(link.format).test(text));
  expect(accepted.length).toBeGreaterThan(0);
  for (const { text } of accepted) {
    if (!URL.canParse(text, 'https://site.example/')) continue;
    const { protocol, host } = new URL(text, 'https://site.example/');
    expect(['http:', 'https:', 'mailto:']).toContain(protocol);
    if (text.startsWith('/')) expect([text, host]).toEqual([text, 'site.example']);
  }
});

describe('pathOnSite', () => {
  const origin = 'https://site.example';
  it.each([
    ['/services#training', '/services'],
    ['https://site.example/blogs/a?b=1', '/blogs/a?b=1'],
    ['https://site.example.other.example/', null],
    ['https://journal.example/', null],
    ['//journal.example/', null],
    ['/\\journal.example/', null],
    ['/\t/journal.example/', null],
    ['services', null],
    ['mailto:a@b.example', null],
    ['', null],
  ])('maps %j to %j', (address, path) => {
    expect(pathOnSite(address, origin)).toBe(path);
  });
});

it('linksIn finds the links in Markdown, but not the images', () => {
  const text = String.raw`[A \[link\]](/a "b") ![c](/files/images/d.png) [e](<https://f.example>)`;
  expect(linksIn(text)).toEqual(['/a', 'https://f.example']);
});

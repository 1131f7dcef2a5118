import { createHash } from 'node:crypto';
import { inlineHashes } from './inline-hashes';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('inlineHashes', () => {
  it('lists each inline script and style once', () => {
    const html =
      '<style>p{top:0}</style><script>1</script><SCRIPT>1</SCRIPT><script type=module>2</script><script src="/a.js"></script>';
    expect(inlineHashes(html)).toEqual({
      scriptHashes: [hash('1'), hash('2')],
      styleHashes: [hash('p{top:0}')],
    });
  });

  it('excludes data blocks', () => {
    const html =
      '<script type="application/ld+json">{}</script><script type="application/json">{}</script><script type="speculationrules">{"a":1}</script>';
    expect(inlineHashes(html).scriptHashes).toEqual([hash('{"a":1}')]);
  });

  it('hashes text as browsers read it', () => {
    expect(inlineHashes('<style>a\r\nb\rc</style>').styleHashes).toEqual([hash('a\nb\nc')]);
    expect(inlineHashes('<style>é</style>').styleHashes).toEqual([hash('é')]);
  });
});

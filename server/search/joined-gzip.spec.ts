import { gunzipSync } from 'node:zlib';
import { joinedGzip, pieceOf } from './joined-gzip';

describe('joined pieces', () => {
  it.each([
    ['nothing', []],
    ['an empty piece', ['']],
    ['short pieces', ['<p>', 'a', '</p>']],
    ['an empty piece between others', ['<p>'.repeat(9_000), '', 'Füße, 2 to 8 °C']],
    ['equal pieces', ['abc'.repeat(30_000), 'abc'.repeat(30_000)]],
  ])('form one gzip file that contains their texts: %s', (_, texts) => {
    const file = joinedGzip(texts.map((text) => pieceOf(text, 9)));
    expect(gunzipSync(file).toString()).toBe(texts.join(''));
  });
});

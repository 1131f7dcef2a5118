import { sha256 } from '@/lib/records/files';
import { aBlog } from '@/lib/testing/records';
import { cardAddress } from './card-address';
import { cardName, cardPath, cardText } from './card-name';

describe("the address of an article's share card", () => {
  it('is the same on the server and in the admin', async () => {
    const blog = aBlog({ slug: 'cold-tubes', title: 'Cold tubes: a “guide”', author: 'head-of-science' });
    const inBrowser = cardName(await sha256(new Blob([cardText(blog)])));
    expect(cardAddress(blog)).toBe(cardPath('cold-tubes', inBrowser));
  });

  it('changes with the language, which decides the direction and the forms of characters', () => {
    const blog = aBlog({ slug: 'tubes', title: '直接説明', language: 'ja' });
    expect(cardAddress({ ...blog, language: 'zh-Hant' })).not.toBe(cardAddress(blog));
  });
});

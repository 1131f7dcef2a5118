import { sha256 } from '@/lib/records/files';
import { aBlog } from '@/lib/testing/records';
import { cardAddress } from './card-address';
import { ARCHIVE_CARD, cardName, cardText, ownCardPath } from './card-name';

describe("the address of an article's share card", () => {
  it('is the same on the server and in the admin', async () => {
    const blog = aBlog({ slug: 'cold-tubes', title: 'Cold tubes: a “guide”', author: 'head-of-science' });
    const inBrowser = cardName(await sha256(new Blob([cardText(blog)])));
    expect(cardAddress(blog)).toBe(ownCardPath('cold-tubes', inBrowser));
  });

  it("is the archive card's address if the typeface lacks a character in the title", () => {
    expect(cardAddress(aBlog({ slug: 'cold-tubes', title: '冷たい' }))).toBe(ARCHIVE_CARD);
  });
});

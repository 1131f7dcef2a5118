import '@/components/admin/testing/no-network';
import { isSlugTaken } from '@/lib/records/slugs';
import { aBlog, aMention } from '@/lib/testing/records';
import { checkRecord } from './checks';

jest.mock('@/lib/records/slugs', () => ({ isSlugTaken: jest.fn(async () => false) }));

const resultsOf = async (...record: Parameters<typeof checkRecord>) =>
  (await checkRecord(...record)).map(({ label, detail, isPassed }) => [isPassed, label, detail]);

const PICTURE = `/files/images/blog/${'0'.repeat(64)}.png`;

describe('the checks before a record goes live', () => {
  it('pass for a complete article', async () => {
    const blog = aBlog({
      title: 'Cold tubes',
      text: `See [the kit](https://a.example) and [the page](/services).\n\n![A tube](${PICTURE})`,
      slug: 'cold-tubes',
      image: PICTURE.slice(7),
      imageAlt: 'A rack',
    });
    expect(await resultsOf('Blog', blog)).toEqual([
      [true, 'Links', '1 on this site; 1 to other sites, not checked'],
      [true, 'Article address', '/blogs/cold-tubes'],
      [true, 'Image description', '“A rack”'],
      [true, 'Pictures in the text', '1 with a description'],
      [true, 'Title', '10 of 60 characters'],
      [true, 'Placeholder text', 'None found'],
    ]);
  });

  it('are limited to placeholders if the record has nothing else to check', async () => {
    expect(await resultsOf('Media', aMention())).toEqual([[true, 'Placeholder text', 'None found']]);
  });

  it.each([
    [{ image: PICTURE.slice(7) }, 'Image description', /^Missing\./],
    [{ text: `![](${PICTURE})` }, 'Pictures in the text', /^1 of 1 without a description/],
    [{ text: 'A', title: 'x'.repeat(61) }, 'Title', /^61 characters\. .* after 60\.$/],
    [
      { text: 'A', searchDescription: 'x'.repeat(161) },
      'Search description',
      /^161 characters\. .* after 160\.$/,
    ],
    [{ text: 'Add 5 ml TODO' }, 'Placeholder text', 'Article: TODO'],
    [{ description: 'Lorem ipsum dolor' }, 'Placeholder text', 'Description: Lorem ipsum'],
    [{ text: 'See \\[insert link].' }, 'Placeholder text', 'Article: [insert link]'],
  ])('warn about %j first', async (fields, label, detail) => {
    const [first] = await checkRecord('Blog', aBlog(fields));
    expect(first).toMatchObject({ isPassed: false, label });
    expect(first?.detail).toMatch(detail);
  });

  it.each([{ description: 'En todo el mundo' }, { text: 'Really??' }, { text: 'Is [added](/a)' }])(
    'find no placeholder in %j',
    async (fields) => {
      expect(await resultsOf('Blog', aBlog(fields))).toContainEqual([true, 'Placeholder text', 'None found']);
    },
  );

  it('warn about an address that belongs to another article', async () => {
    jest.mocked(isSlugTaken).mockResolvedValueOnce(true);
    expect(await resultsOf('Blog', aBlog({ slug: 'cold-tubes' }))).toContainEqual([
      false,
      'Article address',
      '/blogs/cold-tubes belongs to another article',
    ]);
  });
});

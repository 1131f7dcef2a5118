import { SCHEMAS } from '@/lib/model/schema';
import { sampleFields } from '@/lib/testing/records';
import { formSchema } from './form-schema';

const mention = sampleFields('Media', 'record-1');
const check = (typed: object, stored: object = mention) =>
  formSchema('Media', SCHEMAS.Media, stored).safeParse({ ...mention, ...typed });

describe("a form's schema", () => {
  it('trims single-line texts and keeps others as typed', () => {
    expect(check({ title: '  Trimmed ', description: ' one\n\ntwo ' }).data).toMatchObject({
      title: 'Trimmed',
      description: ' one\n\ntwo ',
    });
  });

  it('rejects a title that contains only spaces', () => {
    expect(check({ title: '   ' }).error?.issues[0]?.message).toBe('Enter the title');
  });

  it.each(['1899', '2100', '0026', '9999'])('rejects the year %s', (year) => {
    expect(check({ year }).error?.issues[0]?.message).toBe('Year must be between 1900 and 2099');
  });

  it('accepts the years 1900 and 2099, and an earlier year that is already stored', () => {
    expect(check({ year: '1900' }).success).toBe(true);
    expect(check({ year: '2099' }).success).toBe(true);
    expect(check({ year: '1815' }, { ...mention, year: '1815' }).success).toBe(true);
  });

  it('reports the errors of all fields together', () => {
    const { error } = check({ year: '1899', title: '', media: 'x'.repeat(121) });
    expect(error?.issues.map(({ message }) => message)).toEqual([
      'Use at most 120 characters (now 121)',
      'Enter the title',
      'Year must be between 1900 and 2099',
    ]);
  });
});

describe('an image in a form', () => {
  const blog = { ...sampleFields('Blog', 'record-1'), image: '', imageAlt: '', text: '' };
  const image = 'images/a/b.png';
  const checkBlog = (typed: object, stored: object = blog) =>
    formSchema('Blog', SCHEMAS.Blog, stored).safeParse({ ...blog, ...typed });

  it('needs a description, unless it is decorative', () => {
    expect(checkBlog({ image, imageAlt: ' ' }).error?.issues[0]).toMatchObject({
      path: ['imageAlt'],
      message: 'Enter the alternative text, or choose “Decorative image”',
    });
    expect(checkBlog({ image, imageAlt: 'A tube' }).success).toBe(true);
    expect(checkBlog({ image, imageDecorative: true }).success).toBe(true);
    expect(checkBlog({}).success).toBe(true);
  });

  it('needs no alternative text if it was stored without any', () => {
    const stored = { ...blog, image };
    expect(checkBlog({ image, title: 'Other' }, stored).success).toBe(true);
    expect(checkBlog({ image: 'images/a/c.png' }, stored).success).toBe(false);
  });
});

import { aBlog, aFootprint, aMention, aPdfLink } from '@/lib/testing/records';
import { SCHEMAS } from './schema';

const messages = (result: { error?: { issues: { message: string }[] } }) =>
  result.error?.issues.map((issue) => issue.message);

describe('the record schemas', () => {
  it('accept valid records', () => {
    expect(SCHEMAS.Blog.safeParse(aBlog()).success).toBe(true);
    expect(SCHEMAS.Media.safeParse(aMention()).success).toBe(true);
    expect(SCHEMAS.GlobalFootprint.safeParse(aFootprint()).success).toBe(true);
    expect(SCHEMAS.Link.safeParse(aPdfLink()).success).toBe(true);
  });

  it('report a missing title', () => {
    expect(messages(SCHEMAS.Blog.safeParse(aBlog({ title: '' })))).toEqual(['Enter the title']);
  });

  it('count UTF-16 code units, as the rules do', () => {
    const title = '😀'.repeat(101);
    expect(messages(SCHEMAS.Blog.safeParse(aBlog({ title })))).toEqual([
      'Use at most 200 characters (now 202)',
    ]);
  });

  it('reject unpaired surrogates', () => {
    expect(messages(SCHEMAS.Blog.safeParse(aBlog({ title: 'x\ud83d' })))).toEqual([
      'Delete the broken character in “Title”',
    ]);
  });

  it.each([
    'https://purvia.example/a?b=c',
    'http://purvia.example',
    'mailto:someone@purvia.example',
    '/',
    '/trivus',
    '',
  ])('accept the link %p', (link) => {
    expect(SCHEMAS.Blog.safeParse(aBlog({ link })).success).toBe(true);
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' https://purvia.example',
    'data:text/html,x',
    '//purvia.example',
    '/\\purvia.example',
    'https://purvia.example/\u202egnp',
    'https://purvia.example/\u0000',
    'ftp://purvia.example',
    'trivus',
  ])('reject the link %p', (link) => {
    expect(SCHEMAS.Blog.safeParse(aBlog({ link })).success).toBe(false);
  });

  it("reject a storage path that does not match the PDF's name", () => {
    expect(SCHEMAS.Link.safeParse(aPdfLink({ link: 'pdfs/another.pdf' })).success).toBe(false);
  });

  it('drop unknown fields, which a newer release may have stored', () => {
    expect(SCHEMAS.Blog.parse({ ...aBlog(), script: 'x' })).not.toHaveProperty('script');
  });
});

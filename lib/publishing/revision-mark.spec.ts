import { markedText, publicChange, RECORD_HEADER, revisionMark, shows } from './revision-mark';

const blog = { collection: 'Blog', id: 'b-1', revision: 3 } as const;
const page = `<article data-record="${revisionMark(blog)}">`;

describe('shows', () => {
  it('recognises a record at its revision', () => {
    expect(shows(page, blog)).toBe(true);
  });

  it.each([
    ['an older revision', { ...blog, revision: 4 }],
    ['a revision that starts with the same digit', { ...blog, revision: 30 }],
    ['another record', { ...blog, id: 'b-2' }],
    ['another collection', { ...blog, collection: 'Media' as const }],
  ])('does not accept %s', (_what, change) => {
    expect(shows(page, change)).toBe(false);
  });

  it('recognises the removal of a record by the absence of every revision', () => {
    expect(shows(page, { ...blog, revision: null })).toBe(false);
    expect(shows('<main></main>', { ...blog, revision: null })).toBe(true);
  });
});

describe('markedText', () => {
  it("reads a file's mark without waiting for its body", async () => {
    const endless = new ReadableStream();
    const file = new Response(endless, { headers: { [RECORD_HEADER]: revisionMark(blog) } });
    expect(shows(await markedText(file), blog)).toBe(true);
  });
});

describe('publicChange', () => {
  it.each([
    { ...blog, id: '../x' },
    { ...blog, id: '' },
    { ...blog, id: 'a"b' },
    { ...blog, revision: 0 },
    { ...blog, revision: 1.5 },
    { ...blog, collection: 'Users' },
    { ...blog, extra: true },
  ])('rejects %p', (change) => {
    expect(publicChange.safeParse(change).success).toBe(false);
  });
});

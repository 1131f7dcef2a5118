import { rememberSeen, wasSeenLive } from './seen-live';

const blog = { collection: 'Blog', id: 'b-1', revision: 3 } as const;

describe('a publication that was seen live', () => {
  it('is known when it is named again', () => {
    expect(wasSeenLive(blog)).toBe(false);
    rememberSeen(blog);
    expect(wasSeenLive(blog)).toBe(true);
  });

  it.each([
    { ...blog, revision: 4 },
    { ...blog, id: 'b-2' },
    { ...blog, collection: 'Media' as const },
  ])('is not taken for %p', (other) => {
    rememberSeen(blog);
    expect(wasSeenLive(other)).toBe(false);
  });

  it('is not known for a removal, which another may have followed', () => {
    rememberSeen({ ...blog, revision: null });
    expect(wasSeenLive({ ...blog, revision: null })).toBe(false);
  });
});

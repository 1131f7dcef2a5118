import { keepDraft, loadDraft } from './draft-store';

const draft = {
  values: { title: 'Typed', publishAt: new Date('2027-01-01T00:00:00Z') },
  base: { title: 'Stored', publishAt: null },
  savedAt: 5,
};

beforeEach(() => localStorage.clear());

describe('the draft of a record', () => {
  it('comes back with its times', () => {
    keepDraft('Blog', 'b', { ...draft, earlier: draft });
    expect(loadDraft('Blog', 'b')).toEqual({ ...draft, earlier: draft });
    expect(loadDraft('Blog', 'other')).toBeNull();
    expect(loadDraft('Media', 'b')).toBeNull();
  });

  it('is forgotten when it is saved or thrown away', () => {
    keepDraft('Blog', 'b', draft);
    keepDraft('Blog', 'b', null);
    expect(loadDraft('Blog', 'b')).toBeNull();
  });

  it.each(['', '{', '7', '{}', '{"values":1,"base":{},"savedAt":1}'])('is none when %p is stored', (text) => {
    localStorage.setItem('admin-draft/Blog/b', text);
    expect(loadDraft('Blog', 'b')).toBeNull();
  });
});

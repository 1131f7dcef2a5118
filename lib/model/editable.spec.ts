import { aBlog, aPdfLink } from '@/lib/testing/records';
import {
  changedFields,
  editableFields,
  outdatedDescriptions,
  pickContent,
  pickEditable,
  takeField,
} from './editable';

describe('changedFields', () => {
  it('returns the changed fields with both values', () => {
    const before = aBlog({ title: 'One' });
    expect(changedFields('Blog', before, { ...before, title: 'Two' })).toEqual([
      { field: 'title', label: 'Title', before: 'One', after: 'Two' },
    ]);
  });

  it('ignores the stamp and the published flag', () => {
    const before = aBlog();
    const after = { ...before, revision: 4, updatedAt: new Date(), updatedBy: 'x', published: true };
    expect(changedFields('Blog', before, after)).toEqual([]);
  });

  it('compares times as instants', () => {
    const before = aBlog({ publishAt: new Date(5) });
    expect(changedFields('Blog', before, { ...before, publishAt: new Date(5) })).toEqual([]);
    expect(changedFields('Blog', before, { ...before, publishAt: null })).toHaveLength(1);
  });
});

describe('editableFields', () => {
  it("excludes a PDF's path, which is derived from the file name, but includes a blog's link", () => {
    expect(editableFields('Link')).toEqual(expect.arrayContaining(['title', 'listed', 'sha256']));
    expect(editableFields('Link')).not.toContain('link');
    expect(editableFields('Blog')).toContain('link');
    const title = 'Catalogue';
    expect(pickEditable('Link', aPdfLink({ size: 7 }))).toMatchObject({
      title,
      sha256: '',
      size: 7,
      pages: 0,
    });
  });

  it('treats a file and its metadata as one field', () => {
    const before = aPdfLink({ sha256: 'a'.repeat(64), size: 7, pages: 1 });
    const after = { ...before, sha256: 'b'.repeat(64), size: 8 };
    expect(changedFields('Link', before, after)).toEqual([
      {
        field: 'sha256',
        label: 'File',
        before: { sha256: before.sha256, size: 7, pages: 1 },
        after: { sha256: after.sha256, size: 8, pages: 1 },
      },
    ]);
    expect(takeField('Link', 'sha256', after)).toEqual({ sha256: after.sha256, size: 8, pages: 1 });
    expect(changedFields('Link', before, { ...before, size: 9 })).toEqual([]);
  });
});

describe('pickContent', () => {
  it('omits the publish-at and unpublish-at times', () => {
    const times = { publishAt: new Date('2020-01-01'), unpublishAt: new Date('2020-01-02') };
    const earlier = aBlog({ title: 'As it was', ...times });
    expect(pickContent('Blog', earlier)).toMatchObject({ title: 'As it was' });
    expect(pickContent('Blog', earlier)).not.toHaveProperty('publishAt');
    expect(pickContent('Blog', earlier)).not.toHaveProperty('unpublishAt');
  });
});

describe('outdatedDescriptions', () => {
  const before = aBlog({ image: 'images/a/1.png', imageAlt: 'A rack' });
  const replaced = { ...before, image: 'images/a/2.png' };

  it.each([
    [
      'returns a description that is unchanged although its picture was replaced',
      before,
      replaced,
      ['imageAlt'],
    ],
    ['ignores a description that was changed too', before, { ...replaced, imageAlt: 'A box' }, []],
    ['ignores a picture that is unchanged or was removed', before, { ...before, image: '' }, []],
    ['ignores a first picture', { ...before, image: '' }, replaced, []],
  ])('%s', (_case, from, to, fields) => {
    expect(outdatedDescriptions('Blog', from, to)).toEqual(fields);
  });
});

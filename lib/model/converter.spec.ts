import { Timestamp } from '@/lib/firebase/firestore';
import { aBlog } from '@/lib/testing/records';
import { emptyRecord, fromDocument, toDocument } from './converter';

describe('fromDocument', () => {
  it('reads a record with only the original fields', () => {
    const blog = fromDocument('Blog', 'old', {
      title: 'Old',
      description: '',
      image: '',
      link: '',
      published: true,
    });
    expect(blog).toMatchObject({
      id: 'old',
      title: 'Old',
      published: true,
      revision: 0,
      publishedAt: null,
      imageAlt: '',
    });
  });

  it('reads a year that was stored as a number', () => {
    expect(fromDocument('Media', 'm', { year: 2024 }).year).toBe('2024');
  });

  it("takes the id from the document's name, not from the `id` field", () => {
    expect(fromDocument('Blog', 'real', { id: 'other' }).id).toBe('real');
  });

  it('drops unknown fields', () => {
    expect(fromDocument('Blog', 'b', { extra: 1 })).not.toHaveProperty('extra');
  });

  it('gives an unsaved footprint the default figures', () => {
    const { patients, tests, centers, devices } = emptyRecord('GlobalFootprint', 'published');
    expect([patients, tests, centers, devices]).toEqual(['70M', '300M', '3000+', '360M']);
  });

  it('preserves times to the millisecond', () => {
    const publishAt = new Date('2026-01-02T03:04:05.678Z');
    const document = toDocument('Blog', aBlog({ publishAt }));
    expect(document.publishAt).toBeInstanceOf(Timestamp);
    expect(fromDocument('Blog', 'b', document).publishAt).toEqual(publishAt);
  });
});

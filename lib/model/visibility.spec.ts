import { aBlog } from '@/lib/testing/records';
import { afterEnd, isVisible, publicationState } from './visibility';

const now = new Date('2026-11-21T12:00:00Z');
const before = new Date('2026-11-21T11:59:59Z');
const after = new Date('2026-11-21T12:00:01Z');

describe('publicationState', () => {
  it.each([
    ['draft', { published: false, publishAt: null }],
    ['scheduled', { published: false, publishAt: after }],
    ['published', { published: false, publishAt: before }],
    ['published', { published: true, publishAt: null }],
    ['published', { published: true, publishAt: after }],
    ['published', { published: true, unpublishAt: after }],
    ['published', { published: false, publishAt: before, unpublishAt: after }],
    ['scheduled', { published: false, publishAt: after, unpublishAt: new Date('2026-11-22') }],
    ['draft', { published: true, unpublishAt: now }],
    ['draft', { published: true, unpublishAt: before }],
    ['draft', { published: false, publishAt: new Date('2026-11-20'), unpublishAt: before }],
    ['draft', { published: false, unpublishAt: after }],
  ] as const)('is %s for %j', (state, record) => {
    expect(publicationState(record, now)).toBe(state);
  });
});

describe('isVisible', () => {
  it('is false after the unpublish-at time', () => {
    const minute = 60_000;
    const live = aBlog({ published: true, unpublishAt: new Date(Date.now() + minute) });
    expect(isVisible('Blog', live)).toBe(true);
    expect(isVisible('Blog', { ...live, unpublishAt: new Date(Date.now() - minute) })).toBe(false);
  });
});

describe('afterEnd', () => {
  it('makes an ended record a draft without scheduled times, so that it cannot go live again by itself', () => {
    const ended = aBlog({ published: true, publishAt: before, unpublishAt: now });
    expect(afterEnd(ended, now)).toMatchObject({ published: false, publishAt: null, unpublishAt: null });
  });

  it('returns any other record unchanged', () => {
    const live = aBlog({ published: true, unpublishAt: after });
    expect(afterEnd(live, now)).toBe(live);
  });
});

import { publicationState } from './visibility';

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
  ] as const)('is %s for %j', (state, record) => {
    expect(publicationState(record, now)).toBe(state);
  });
});

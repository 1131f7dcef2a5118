import { aBlog, aFootprint, aPdfLink } from '@/lib/testing/records';
import { versionsShown } from './live-versions';

const at = (day: number, hour = 12) => new Date(Date.UTC(2026, 2, day, hour));
const dayOf = (day: number) => ({ from: at(day, 0), to: new Date(Number(at(day + 1, 0)) - 1) });

const version = (revision: number, saved: Date | null, replacedAt: Date | null, fields: object = {}) => ({
  record: { ...aBlog({ id: 'b', published: true, revision, updatedAt: saved }), ...fields },
  replacedAt,
});

const shownOn = (day: number, versions: ReturnType<typeof version>[]) =>
  versionsShown('Blog', versions, dayOf(day)).map(({ version: { record } }) => record.revision);

describe('the versions that visitors saw on a day', () => {
  const versions = [version(3, at(5), null), version(2, at(3), at(5)), version(1, at(1), at(3))];

  it('are the one that was live all day, or each one on a day with a change', () => {
    expect(shownOn(4, versions)).toEqual([2]);
    expect(shownOn(3, versions)).toEqual([2, 1]);
    expect(shownOn(9, versions)).toEqual([3]);
  });

  it('are none before the record went live, or while it was deleted', () => {
    expect(shownOn(0, versions)).toEqual([]);
    const restored = [version(2, at(8), null), version(1, at(1), at(3))];
    expect(shownOn(5, restored)).toEqual([]);
  });

  it('leave out drafts, and versions that were not yet live or had ended', () => {
    const draft = { published: false };
    const scheduled = { published: false, publishAt: at(6), unpublishAt: at(8) };
    const planned = [version(2, at(3), null, scheduled), version(1, at(1), at(3), draft)];
    expect([2, 5, 6, 7, 8, 9].map((day) => shownOn(day, planned))).toEqual([[], [], [2], [2], [2], []]);
  });

  it('leave out a schedule that was replaced before its time', () => {
    const scheduled = { published: false, publishAt: at(6) };
    expect(shownOn(6, [version(1, at(1), at(5), scheduled)])).toEqual([]);
  });

  it('include a version whose time of saving is not known', () => {
    expect(shownOn(1, [version(1, null, at(3))])).toEqual([1]);
  });

  it('are all versions of a PDF link, and those of the published footprint only', () => {
    const link = { record: aPdfLink({ updatedAt: at(1) }), replacedAt: null };
    expect(versionsShown('Link', [link], dayOf(2))).toHaveLength(1);
    for (const [id, count] of [
      ['draft', 0],
      ['published', 1],
    ] as const) {
      const figures = { record: aFootprint({ id, updatedAt: at(1) }), replacedAt: null };
      expect(versionsShown('GlobalFootprint', [figures], dayOf(2))).toHaveLength(count);
    }
  });
});

import '@/components/admin/testing/no-network';
import type { Stored } from '@/components/admin/lists/stored';
import { recentlyChanged, weekPlan } from './home-data';

const now = new Date(2026, 10, 25, 12);

const stored = (title: string, fields: Partial<Stored> = {}): Stored => ({
  ...{ collection: 'Blog', id: title, title, updatedAt: null, updatedBy: '', published: false },
  ...fields,
});

const plan = (...records: Stored[]) =>
  weekPlan(records, now).map(({ marks }) => marks.map(({ what, record }) => `${what} ${record.title}`));

describe('the week', () => {
  it('starts on Monday and marks today', () => {
    const days = weekPlan([], now);
    expect(days.map(({ day }) => day.getDate())).toEqual([23, 24, 25, 26, 27, 28, 29]);
    expect(days.findIndex(({ isToday }) => isToday)).toBe(2);
  });

  it('shows on Sunday the week that ends, not the next', () => {
    expect(weekPlan([], new Date(2026, 10, 29, 23, 59)).at(-1)).toMatchObject({ isToday: true });
  });

  it('lists by time the records that went live, go live and end', () => {
    const early = stored('Early', { publishAt: new Date(2026, 10, 27, 8) });
    const late = stored('Late', {
      publishAt: new Date(2026, 10, 27, 9),
      unpublishAt: new Date(2026, 10, 29, 9),
    });
    const live = stored('Live', { published: true, publishedAt: new Date(2026, 10, 23, 9) });
    expect(plan(late, early, live)).toEqual([
      ['live Live'],
      [],
      [],
      [],
      ['due Early', 'due Late'],
      [],
      ['ends Late'],
    ]);
  });

  it('omits drafts, other weeks and PDF links', () => {
    const { published: _, ...link } = stored('Link');
    const draft = stored('Draft', { publishedAt: new Date(2026, 10, 23) });
    const next = stored('Next', { publishAt: new Date(2026, 10, 30) });
    expect(plan(link, draft, next).flat()).toEqual([]);
  });
});

describe('the records that were recently changed', () => {
  it('are the newest eight', () => {
    const records = Array.from({ length: 12 }, (_, day) => stored(`${day}`, { updatedAt: new Date(day) }));
    expect(recentlyChanged(records).map(({ title }) => title)).toEqual('11 10 9 8 7 6 5 4'.split(' '));
  });
});

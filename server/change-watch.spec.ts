import type { DatabaseTime } from '../lib/firebase/database-time';
import type { PublicContent } from '../lib/public/public-content';
import { type Change, readChangeCounter } from '../lib/records/change-counter';
import { ChangeWatch } from './change-watch';

jest.mock('../lib/records/change-counter', () => ({ readChangeCounter: jest.fn() }));

const change: Change = { collection: 'Blog', id: 'a', revision: 2, visible: true };
const now = new Date();

/** Returns a function that checks the counter once, and then returns the names of the methods that it called. */
function watching() {
  const called: string[] = [];
  const method = (name: string) => async () => void called.push(name);
  const content = {
    load: method('load'),
    follow: method('follow'),
    followSchedule: async () => {},
    dropEnded: method('dropEnded'),
  } as unknown as PublicContent;
  const watch = new ChangeWatch(content, { now: () => now } as unknown as DatabaseTime, () => {});
  return async () => {
    await watch.check();
    return called.splice(0);
  };
}

const counted = (count: number) => jest.mocked(readChangeCounter).mockResolvedValueOnce({ count, change });

describe('a check of the change counter', () => {
  it('reads all content at first, then the changed record, and all again after a gap', async () => {
    const check = watching();
    for (const [count, reads] of [
      [7, ['load']],
      [7, []],
      [8, ['follow']],
      [10, ['load']],
    ] as const) {
      counted(count);
      expect(await check()).toEqual([...reads, 'dropEnded']);
    }
  });

  it('removes ended records even if the database cannot be read', async () => {
    jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    jest.mocked(readChangeCounter).mockRejectedValueOnce(new Error('unavailable'));
    expect(await watching()()).toEqual(['dropEnded']);
  });
});

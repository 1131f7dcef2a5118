import { act, renderHook } from '@testing-library/react';
import { databaseNow, watchDatabaseTime } from '@/lib/firebase/database-now';
import { aBlog } from '@/lib/testing/records';
import { useUntilEnd } from './use-now';

jest.mock('@/lib/firebase/database-now', () => ({ databaseNow: jest.fn(), watchDatabaseTime: jest.fn() }));

it('makes a record a draft when a response shows that its unpublish time passed while the device slept', () => {
  const [before, end, after] = [new Date('2026-11-21'), new Date('2026-11-22'), new Date('2026-11-23')];
  jest.mocked(databaseNow).mockReturnValue(before);
  const stored = aBlog({ published: true, unpublishAt: end });
  const { result } = renderHook(() => useUntilEnd(stored));
  expect(result.current.record.published).toBe(true);
  jest.mocked(databaseNow).mockReturnValue(after);
  act(() => {
    for (const [correct] of jest.mocked(watchDatabaseTime).mock.calls) correct();
  });
  expect(result.current.record.published).toBe(false);
});

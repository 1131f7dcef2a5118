import { availableTargets, startTarget } from '../target/start';
import type { Target } from '../target/target';

type Both = { local: Target; official: Target };

/** Defines a suite that needs both backends at once. It is skipped without the official emulators. */
export function describeBoth(title: string, tests: (both: () => Both) => void): void {
  const describeHere = availableTargets().includes('official') ? describe : describe.skip;
  describeHere('official', () => {
    describe(title, () => {
      const targets: Partial<Both> = {};
      beforeAll(async () => {
        targets.local = await startTarget('local', `demo-${title.replaceAll(' ', '-')}`);
        targets.official = await startTarget('official', `demo-${title.replaceAll(' ', '-')}`);
      }, 60_000);
      afterAll(async () => {
        await targets.local?.close();
        await targets.official?.close();
      });
      tests(() => {
        if (!targets.local || !targets.official) throw new Error('The backends were not started.');
        return { local: targets.local, official: targets.official };
      });
    });
  });
}

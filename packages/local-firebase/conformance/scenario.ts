import { availableTargets, startTarget } from './target/start';
import type { Target, TargetName } from './target/target';
import { plain } from './transcript';

/** One piece of behaviour: `run` returns what was seen, which must be `expected` on every target. */
export type Scenario<Stage> = {
  name: string;
  run(stage: Stage): Promise<unknown>;
  expected: unknown;
  /** Where an official emulator differs from production or cannot answer. */
  differs?: { target: TargetName; expected: unknown; because: string };
};

type Play<Stage> = {
  title: string;
  targets?: TargetName[];
  /** Runs once for each target. */
  prepare(target: Target): Promise<(scenario: number) => Stage | Promise<Stage>>;
  scenarios: Scenario<Stage>[];
};

const START_TIMEOUT_MS = 120_000;
const SCENARIO_TIMEOUT_MS = 60_000;

/** Plays every scenario on every target that can run here and compares what was seen with what is expected. */
export function play<Stage>({ title, targets = availableTargets(), prepare, scenarios }: Play<Stage>): void {
  describe.each(targets)('%s', (name) => {
    let target: Target;
    let stageOf: (scenario: number) => Stage | Promise<Stage>;

    beforeAll(async () => {
      target = await startTarget(name, `demo-${title.replaceAll(' ', '-')}`);
      stageOf = await prepare(target);
    }, START_TIMEOUT_MS);

    afterAll(async () => {
      await target?.close();
    });

    describe(title, () => {
      it.each(scenarios.map((scenario, index) => ({ ...scenario, index })))(
        '$name',
        async (scenario) => {
          const seen = plain(await scenario.run(await stageOf(scenario.index)));
          expect(seen).toEqual(
            scenario.differs?.target === name ? scenario.differs.expected : scenario.expected,
          );
        },
        SCENARIO_TIMEOUT_MS,
      );
    });
  });
}

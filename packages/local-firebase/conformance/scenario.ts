import { availableTargets, startTarget } from './target/start';
import type { Target, TargetName } from './target/target';
import { plain } from './transcript';

/** One behaviour: `run` returns an observation, which must equal `expected`, or `differs.expected` on `differs.target`. */
export type Scenario<Stage> = {
  name: string;
  run(stage: Stage): Promise<unknown>;
  expected: unknown;
  /** Set if an official emulator is known to differ, with the reason. */
  differs?: { target: TargetName; expected: unknown; because: string };
};

type Play<Stage> = {
  title: string;
  targets?: TargetName[];
  /** Runs once for each target, and returns the function that prepares each scenario. */
  prepare(target: Target): Promise<(scenario: number) => Stage | Promise<Stage>>;
  scenarios: Scenario<Stage>[];
};

const START_TIMEOUT_MS = 120_000;
const SCENARIO_TIMEOUT_MS = 60_000;

/** Runs every scenario on each target, by default all available ones, and compares the results with the expected ones. */
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

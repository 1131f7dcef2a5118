import { availableTargets, startTarget } from './target/start';
import type { Target, TargetName } from './target/target';
import { plain } from './transcript';

/** `run` returns an observation, which must equal `expected` or, on `differs.target`, `differs.expected`. */
export type Scenario<Stage> = {
  name: string;
  run(stage: Stage): Promise<unknown>;
  expected: unknown;
  /** Set if an official emulator is known to behave differently. `because` is the reason. */
  differs?: { target: TargetName; expected: unknown; because: string };
};

type Play<Stage> = {
  title: string;
  targets?: TargetName[];
  /** Called once for each target. Returns a function that prepares each scenario. */
  prepare(target: Target): Promise<(scenario: number) => Stage | Promise<Stage>>;
  scenarios: Scenario<Stage>[];
};

const START_TIMEOUT_MS = 120_000;
const SCENARIO_TIMEOUT_MS = 60_000;

/** Defines tests that run every scenario on each target (by default, on all available targets). */
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

export type Teardown = {
  add(step: () => void | Promise<void>): void;
  /** Runs the steps, the last added first. A second call does nothing. */
  run(): Promise<void>;
};

/** Collects cleanup steps, so that a failed start can release what it opened. */
export function createTeardown(): Teardown {
  const steps: (() => void | Promise<void>)[] = [];
  return {
    add: (step) => {
      steps.push(step);
    },
    async run() {
      for (let step = steps.pop(); step; step = steps.pop()) await step();
    },
  };
}

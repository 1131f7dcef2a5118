import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { FloodOrder, FloodReport } from './flood';

export type Flooder = { flood(order: FloodOrder): Promise<FloodReport>; end(): void };

/** The process that floods. */
export function startFlooder(): Flooder {
  const child = fork('proof/revalidate/flood.ts', { execArgv: ['--import', 'tsx'] });
  return {
    async flood(order) {
      child.send(order);
      const [report] = await once(child, 'message');
      return report;
    },
    end: () => child.disconnect(),
  };
}

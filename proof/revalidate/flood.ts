import { callEndpoint } from './endpoint';

/** What the parent asks for: so many calls, evenly over so many milliseconds. */
export type FloodOrder = { url: string; token: string; body: string; calls: number; milliseconds: number };

/** How often each status came. */
export type FloodReport = Record<number, number>;

async function flood({ url, token, body, calls, milliseconds }: FloodOrder): Promise<FloodReport> {
  const begun = performance.now();
  const report: FloodReport = {};
  const answers: Promise<void>[] = [];
  for (let n = 0; n < calls; n++) {
    const due = begun + (n * milliseconds) / calls;
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())));
    const answer = callEndpoint(url, { token, body }).then(async (response) => {
      await response.text();
      report[response.status] = (report[response.status] ?? 0) + 1;
    });
    answers.push(answer);
  }
  await Promise.all(answers);
  return report;
}

// A process of its own, so that its work does not delay whoever measures.
process.on('message', async (order: FloodOrder) => process.send?.(await flood(order)));
process.once('disconnect', () => process.exit());

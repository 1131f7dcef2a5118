import { randomUUID } from 'node:crypto';
import type { Settings } from '@/lib/settings/settings';

const PATIENCE = 10_000;

async function callScheduler(secret: string): Promise<string> {
  try {
    const answer = await fetch(`http://127.0.0.1:${process.env.PORT ?? '3000'}/api/schedule`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}` },
      signal: AbortSignal.timeout(PATIENCE),
    });
    return (await answer.json()).error ?? '';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/**
 * Has this server put scheduled records live by itself, without a visitor or a scheduler. A failure is printed once,
 * not every time, until it has passed.
 * @returns the way to stop it.
 */
export function startTimer({ scheduleSeconds, schedulerSecret }: Settings): () => void {
  if (scheduleSeconds === 0) return () => {};
  const secret = schedulerSecret ?? randomUUID();
  process.env.SCHEDULER_SECRET = secret;
  let calling = false;
  let said = '';
  const tick = async () => {
    if (calling) return;
    calling = true;
    const failure = await callScheduler(secret);
    if (failure && failure !== said) console.error(`Scheduled records wait: ${failure}`);
    said = failure;
    calling = false;
  };
  const timer = setInterval(tick, scheduleSeconds * 1000).unref();
  return () => clearInterval(timer);
}

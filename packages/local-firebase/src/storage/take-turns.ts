import type { IncomingMessage } from 'node:http';

/**
 * Lets the requests of one upload work one after another. A newer one means that the sender gave up on the one
 * before, so what is still being read of that is broken off.
 */
export function createTurns() {
  const running = new Map<string, { stream: IncomingMessage; done: Promise<unknown> }>();

  return async <Result>(
    id: string,
    stream: IncomingMessage,
    work: () => Promise<Result>,
  ): Promise<Result> => {
    const before = running.get(id);
    if (before !== undefined && !before.stream.complete) before.stream.destroy();
    const done = Promise.allSettled([before?.done]).then(work);
    const turn = { stream, done };
    running.set(id, turn);
    try {
      return await done;
    } finally {
      if (running.get(id) === turn) running.delete(id);
    }
  };
}

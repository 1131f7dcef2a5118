import type { IncomingMessage } from 'node:http';

/**
 * Returns a function that serialises the requests of each upload. A newer request means that the client has abandoned
 * the previous request, so the rest of that request's body is not read.
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

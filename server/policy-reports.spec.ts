import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { receiveReport } from './policy-reports';

/** Sends these bytes of a report without ending it, lets ten seconds pass, and returns the response's status. */
async function statusOf(bytes: string) {
  let onReceived = () => {};
  const received = new Promise<void>((resolve) => {
    onReceived = resolve;
  });
  const server = createServer((incoming, response) => {
    void receiveReport(incoming, response);
    onReceived();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const sending = request({ port, method: 'POST' });
  const status = new Promise((resolve) => {
    sending.once('response', (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    sending.once('error', resolve);
  });
  sending.write(bytes);
  await received;
  jest.advanceTimersByTime(10_000);
  const result = await Promise.race([status, pause(5_000)]);
  sending.destroy();
  server.closeAllConnections();
  server.close();
  return result;
}

beforeEach(() => {
  jest.useFakeTimers({
    doNotFake: ['nextTick', 'performance', 'queueMicrotask', 'setImmediate', 'setTimeout'],
  });
});
afterEach(() => {
  jest.useRealTimers();
});

it('refuses a report that arrives byte by byte, or is too large', async () => {
  expect(await statusOf('{')).toBe(408);
  expect(await statusOf(' '.repeat(8_001))).toBe(413);
});

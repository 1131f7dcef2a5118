import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readSettings } from '@/lib/settings/settings';
import { startTimer } from './timer';

const settings = { ...readSettings({ BACKEND: 'embedded' }), scheduleSeconds: 0.02 };
const calls: string[] = [];
let server: Server;
let stop = () => {};
let answer: object = { pages: [] };

const callsAfter = async (count: number) => {
  const wanted = calls.length + count;
  while (calls.length < wanted) await new Promise((resolve) => setTimeout(resolve, 5));
};

beforeAll(async () => {
  server = createServer((request, response) => {
    calls.push(`${request.method} ${request.url} ${request.headers.authorization}`);
    response.end(JSON.stringify(answer));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  process.env.PORT = String((server.address() as AddressInfo).port);
  stop = startTimer(settings);
});

afterAll(() => {
  stop();
  server.close();
});

describe('the timer of scheduled records', () => {
  it('calls this server again and again, with the secret that the endpoint asks for', async () => {
    await callsAfter(3);
    expect(process.env.SCHEDULER_SECRET).toHaveLength(36);
    expect(calls.at(-1)).toBe(`POST /api/schedule Bearer ${process.env.SCHEDULER_SECRET}`);
  });

  it('prints a failure once, and again when it comes back', async () => {
    const printed = jest.spyOn(console, 'error').mockImplementation(() => {});
    answer = { error: 'The database is down.' };
    await callsAfter(4);
    expect(printed.mock.calls).toEqual([['Scheduled records wait: The database is down.']]);
    answer = { pages: [] };
    await callsAfter(2);
    answer = { error: 'The database is down.' };
    await callsAfter(2);
    expect(printed).toHaveBeenCalledTimes(2);
    printed.mockRestore();
  });
});

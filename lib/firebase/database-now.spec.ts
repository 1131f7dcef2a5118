import { databaseNow, deviceAhead, followDatabaseTime, watchDatabaseTime } from './database-now';

const ORIGIN = 'https://database.example';
const READ = `${ORIGIN}/v1/projects/p/databases/(default)/documents:runQuery`;
const DAY = 86_400_000;

const original = globalThis.fetch;
const changed = jest.fn();
let body: string;

const readAt = (time: number) => JSON.stringify([{ readTime: new Date(time).toISOString() }]);

/** Reads from a database whose clock shows this time. */
async function read(time: number): Promise<void> {
  body = readAt(time);
  await fetch(READ, { method: 'POST' });
}

const elapse = (monotonic: number, device = monotonic) => {
  const [at, now] = [performance.now() + monotonic, Date.now() + device];
  jest.spyOn(performance, 'now').mockReturnValue(at);
  jest.spyOn(Date, 'now').mockReturnValue(now);
};

beforeEach(async () => {
  globalThis.fetch = async () => new Response(body);
  followDatabaseTime(ORIGIN);
  elapse(0);
  await read(Date.now());
  watchDatabaseTime(changed);
  changed.mockClear();
});

afterEach(() => {
  globalThis.fetch = original;
  jest.restoreAllMocks();
});

it("follows the database's clock, not the device's", async () => {
  const time = Date.now() - 2 * DAY;
  await read(time);
  expect(Number(databaseNow())).toBe(time);
  expect(deviceAhead()).toBe(2 * DAY);
  expect(changed).toHaveBeenCalledTimes(1);
  elapse(5_000);
  expect(Number(databaseNow())).toBe(time + 5_000);
});

it('is not misled by a change to the device’s clock, which it reports at the next response', async () => {
  const time = Number(databaseNow());
  elapse(5_000, DAY);
  expect(Number(databaseNow())).toBe(time + 5_000);
  await read(time + 5_000);
  expect(deviceAhead()).toBe(DAY - 5_000);
  expect(changed).toHaveBeenCalledTimes(1);
});

it('is corrected by the first response after a sleep that stopped the monotonic clock', async () => {
  const time = Number(databaseNow());
  elapse(0, DAY);
  await read(time + DAY);
  expect(Number(databaseNow())).toBe(time + DAY);
  expect(deviceAhead()).toBe(0);
  expect(changed).toHaveBeenCalledTimes(1);
});

it('reports no jump while both clocks run evenly', async () => {
  const time = Number(databaseNow());
  elapse(15_000);
  await read(time + 14_800);
  expect(changed).not.toHaveBeenCalled();
});

it("ignores times in a document's text, and leaves the response as it was", async () => {
  const time = Number(databaseNow());
  const text = '"readTime": "2001-01-01T00:00:00Z"';
  body = JSON.stringify([{ document: { fields: { text } } }, ...JSON.parse(readAt(time))]);
  const response = await fetch(READ, { method: 'POST' });
  expect(await response.json()).toMatchObject([{ document: { fields: { text } } }, {}]);
  expect(Number(databaseNow())).toBe(time);
});

it('ignores responses of other origins', async () => {
  const time = Number(databaseNow());
  body = readAt(time - DAY);
  await fetch(READ.replace('database', 'elsewhere'), { method: 'POST' });
  expect(Number(databaseNow())).toBe(time);
});

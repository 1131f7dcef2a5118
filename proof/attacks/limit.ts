import { MAX_REQUESTS } from '../../server/request-limit';
import type { Instance } from '../site/instance';
import { get } from '../site/wire';
import { until } from '../until';
import type { Attack, Target } from './attack';

const SERVICE = '/identitytoolkit.googleapis.com/v1/accounts:lookup?key=embedded';

/** The time in milliseconds for all requests of a flood to arrive. */
const TIMEOUT_MS = 30_000;

async function run({ server, start, proxy }: Target) {
  const failures: string[] = [];
  const tryFlood = async (server: Instance, flooded: number) => {
    const release = proxy.hold(/accounts:lookup/);
    const before = proxy.counts().requests;
    const from = (address: string) => ({ 'x-forwarded-for': address });
    const held = Array.from({ length: MAX_REQUESTS }, () =>
      get(server.origin + SERVICE, { method: 'POST', body: '{}', headers: from('192.0.2.1') }),
    );
    await until(() => proxy.counts().requests >= before + MAX_REQUESTS, TIMEOUT_MS);
    const expect = async (what: string, address: string, expected: number) => {
      const { status, headers } = await get(`${server.origin}/`, { headers: from(address) });
      if (status !== expected) failures.push(`${what} got status ${status}, not ${expected}.`);
      else if (status === 429 && !headers['retry-after'])
        failures.push(`${what} got status 429 without a Retry-After header.`);
    };
    await expect('One more request', '192.0.2.1', flooded);
    await expect('One more request with a forged address', '198.51.100.7, 192.0.2.1', flooded);
    await expect('A request from another address', '192.0.2.2', 200);
    release();
    await Promise.all(held);
    await expect('A request from the same address after the flood', '192.0.2.1', 200);
  };
  const behindProxy = await start({ env: { TRUSTED_PROXIES: '127.0.0.1' } });
  await tryFlood(behindProxy, 429);
  await behindProxy.end();
  await tryFlood(server, 200);
  return { cases: 8, failures };
}

export const limit: Attack = { name: 'requests from one address', run };

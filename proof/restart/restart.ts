import { setTimeout as sleep } from 'node:timers/promises';
import { signIn, signOutUser } from '@/lib/firebase/auth';
import { emptyRecord } from '@/lib/model/converter';
import { STABLE_MS } from '@/lib/processes/supervise';
import { getBlog, updateBlog } from '@/lib/records/facade';
import { generateId } from '@/lib/records/ids';
import type { RunningSite } from '../../tools/test-site';
import type { ProofContext, ProofPart, ProofResult } from '../part';
import { startVisitors } from '../site/visitors';
import { until } from '../until';

const ROUNDS = { test: 1, full: 50 };

/** The limits in milliseconds for the time from a kill, or a suspension, to the first successful sign-in. */
const MAX_DOWN_MS = { killBackend: 5_000, suspendBackend: 15_000 };

type Harm = keyof typeof MAX_DOWN_MS;
const TIMEOUT_MS = 30_000;
const PAUSE_MS = 50;

const PATHS = ['/', '/blogs', '/company', '/api/ready'];

async function canSignIn({ url, administrator }: RunningSite): Promise<boolean> {
  const path = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=embedded';
  const response = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...administrator, returnSecureToken: true }),
  });
  await response.body?.cancel();
  return response.ok;
}

/**
 * Kills or suspends the backend right after a save. Returns the time in milliseconds until sign-in works, and the failed visits.
 */
async function harm(site: RunningSite, how: Harm) {
  const id = generateId();
  await signIn(site.administrator.email, site.administrator.password);
  await updateBlog({ ...emptyRecord('Blog', id), title: 'Saved before the crash' });
  const end = startVisitors(site.url, PATHS, { pause: PAUSE_MS });
  await site[how]();
  const down = (await until(() => canSignIn(site), TIMEOUT_MS, PAUSE_MS)) ?? Number.POSITIVE_INFINITY;
  const { count: visits, failures } = await end();
  if (down > MAX_DOWN_MS[how]) failures.push(`Sign-in failed for ${(down / 1000).toFixed(1)} s.`);
  const saved = down > TIMEOUT_MS ? null : await getBlog(id);
  if (saved?.title !== 'Saved before the crash') failures.push('The blog saved before the crash is missing.');
  await signOutUser();
  return { how, down, visits, failures };
}

async function run({ scale, site }: ProofContext): Promise<ProofResult> {
  const running = await site.running();
  const kills: Awaited<ReturnType<typeof harm>>[] = [];
  for (let round = 0; round < ROUNDS[scale]; round += 1) {
    for (const how of ['killBackend', 'suspendBackend'] as const) {
      if (kills.length > 0) await sleep(STABLE_MS);
      kills.push(await harm(running, how));
    }
  }
  const slowest = (how: Harm) =>
    (Math.max(...kills.filter((one) => one.how === how).map(({ down }) => down)) / 1000).toFixed(1);
  return {
    passed: kills.filter(({ failures }) => failures.length === 0).length,
    failures: kills.flatMap(({ failures }) => failures),
    figures: [
      `the embedded backend was killed ${ROUNDS[scale]} times and suspended as often`,
      `sign-in works again ${slowest('killBackend')} s after a kill at most (5 s allowed), and ${slowest('suspendBackend')} s after a suspension (15 s allowed)`,
      `${kills.reduce((sum, { visits }) => sum + visits, 0)} page visits meanwhile`,
    ],
  };
}

export const restart: ProofPart = {
  name: 'restart',
  claim:
    'If the embedded backend crashes or is suspended, pages stay available, sign-in works again within seconds, and every acknowledged save is kept.',
  notProven: ['A backend that is busy for ever, without being suspended, is not restarted.'],
  run,
};

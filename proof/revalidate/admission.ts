import { setTimeout as sleep } from 'node:timers/promises';
import { createProbes, PROBE } from '../faults/probes';
import type { ProofContext } from '../part';
import { administrators, bodyFor, callEndpoint, wrongCalls } from './endpoint';

/** What was tried and what did not hold. */
export type Findings = { checked: number; failures: string[] };

/** Each waits up to 2.5 seconds for the pages. */
const ATTEMPTS = 8;

/** Written past the site: only a page that was rendered again can show it. */
const HIDDEN = 'Not to be seen';

type Home = { html: string; isFresh: boolean };

/** The home page, and whether nothing has marked it since it was rendered. */
async function visitHome(url: string): Promise<Home> {
  const response = await fetch(url);
  return { html: await response.text(), isFresh: response.headers.get('x-nextjs-cache') === 'HIT' };
}

/** Asking again marks a page again: visits until that has been rendered too. */
async function settleHome(url: string): Promise<void> {
  const deadline = Date.now() + 20_000;
  while (!(await visitHome(url)).isFresh && Date.now() < deadline) await sleep(100);
}

async function isUntouched(url: string): Promise<boolean> {
  const { html, isFresh } = await visitHome(url);
  return isFresh && !html.includes(HIDDEN);
}

/** Forged tokens, other accounts and wrong bodies are refused and change nothing; a repeated call neither. */
export async function proveAdmission({ site }: ProofContext): Promise<Findings> {
  const { url, backendUrl, ownerToken } = await site.running();
  const probes = createProbes(() => ({ origin: backendUrl, ownerToken }));
  const tokenOf = await administrators(site.dataDir);
  const failures: string[] = [];
  const publish = async (uid: string, revision: number) => {
    const token = await tokenOf(uid);
    // A busy server may answer 'not yet', as it does to the admin, who asks again.
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const response = await callEndpoint(url, { token, body: bodyFor(PROBE, revision) });
      const { pages = [] } = (await response.json()) as { pages?: { live: boolean }[] };
      if (response.ok && pages.length > 0 && pages.every(({ live }) => live)) return true;
    }
    return false;
  };

  const revision = await probes.write('blogs', 'Published first');
  if (!(await publish('editor', revision))) failures.push('An administrator did not get through.');
  await settleHome(url);
  await probes.write('blogs', HIDDEN, revision);
  const calls = await wrongCalls(site.dataDir);
  for (const { what, expected, ...call } of calls) {
    const { status } = await callEndpoint(url, call).catch(() => ({ status: 0 }));
    if (status !== expected) failures.push(`With ${what} the answer was ${status}, not ${expected}.`);
  }
  if (!(await isUntouched(url))) failures.push('A refused call had a page rendered.');
  if (!(await publish('editor', revision))) failures.push('A repeated call was not answered as live.');
  if (!(await isUntouched(url))) failures.push('A repeated call had a page rendered again.');
  return { checked: calls.length + 4, failures };
}

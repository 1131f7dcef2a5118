import { createProbes, PROBE } from '../faults/probes';
import type { ProofContext } from '../part';
import { administrators, bodyFor, callEndpoint, wrongCalls } from './endpoint';

/** What was tried and what did not hold. */
export type Findings = { checked: number; failures: string[] };

/** Each waits up to 2.5 seconds for the pages. */
const ATTEMPTS = 8;

async function homeShows(url: string, text: string): Promise<boolean> {
  // The first request after a mark still gets the old page, and has the new one rendered.
  await (await fetch(url)).text();
  await new Promise((resolve) => setTimeout(resolve, 500));
  return (await (await fetch(url)).text()).includes(text);
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
  await probes.write('blogs', 'Not to be seen', revision);
  const calls = await wrongCalls(site.dataDir);
  for (const { what, expected, ...call } of calls) {
    const { status } = await callEndpoint(url, call).catch(() => ({ status: 0 }));
    if (status !== expected) failures.push(`With ${what} the answer was ${status}, not ${expected}.`);
  }
  if (await homeShows(url, 'Not to be seen')) failures.push('A refused call had a page rendered.');
  if (!(await publish('editor', revision))) failures.push('A repeated call was not answered as live.');
  if (await homeShows(url, 'Not to be seen')) failures.push('A repeated call had a page rendered again.');
  return { checked: calls.length + 4, failures };
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ProofContext, ProofPart, ProofResult } from '../part';
import { startRig } from '../site/rig';
import { addresses } from './addresses';
import type { Attack, Outcome, Target } from './attack';
import { forgedHeaders } from './forged-headers';
import { framing } from './framing';
import { limit } from './limit';
import { slow } from './slow';
import { stop } from './stop';
import { upgrades } from './upgrades';

const ATTACKS: Attack[] = [framing, upgrades, forgedHeaders, addresses, slow, limit, stop];

/** Routes that are not public. */
const HIDDEN = ['/_not-found', '/_global-error', '/not-found', '/server-error'];

const FILES = ['/robots.txt', '/favicon.ico'];

type Manifest = { routes: Record<string, unknown>; preview: { previewModeId: string } };

async function run({ scale, log, site }: ProofContext): Promise<ProofResult> {
  await site.parked();
  const rig = await startRig(site);
  const read = (name: string) => readFileSync(join(site.distDir, name), 'utf8');
  const manifest: Manifest = JSON.parse(read('prerender-manifest.json'));
  // Omits all but the first page of each list, because the other pages are alike.
  const pages = Object.keys(manifest.routes).filter(
    (path) => !HIDDEN.includes(path) && !/\/(?:[2-9]|\d\d+)$/.test(path),
  );
  const server = await rig.start();
  const answers = await Promise.all(
    [...pages, ...FILES].map(async (path) => ({ path, status: (await fetch(server.origin + path)).status })),
  );
  const target: Target = {
    addresses: answers.flatMap(({ path, status }) => (status === 200 ? [path] : [])),
    distDir: site.distDir,
    revalidateToken: manifest.preview.previewModeId,
    buildId: read('BUILD_ID').trim(),
    proxy: rig.proxy,
    server,
    start: rig.start,
  };
  const failures: string[] = [];
  const figures: string[] = [];
  let cases = 0;
  try {
    for (const attack of ATTACKS) {
      const begun = Date.now();
      // An attack that does not finish must not hide the results of the others.
      const outcome = await attack.run(target, scale).catch(
        (error: unknown): Outcome => ({
          cases: 0,
          failures: [`The attack did not finish: ${error instanceof Error ? error.message : error}`],
        }),
      );
      cases += outcome.cases;
      failures.push(...outcome.failures.map((failure) => `${attack.name}: ${failure}`));
      figures.push(...(outcome.figures ?? []));
      log(`  ${attack.name}: ${outcome.cases} cases in ${Math.round((Date.now() - begun) / 1000)} s`);
    }
  } finally {
    await rig.close();
  }
  return { passed: Math.max(0, cases - failures.length), failures, figures };
}

export const attacks: ProofPart = {
  name: 'attacks',
  claim:
    'Whatever strangers send to the server, no page changes, nothing is stored, ordinary visitors wait no longer than before, and the server stops within ten seconds of a signal.',
  notProven: ['Floods that saturate the network are not covered, because a server cannot stop them.'],
  run,
};

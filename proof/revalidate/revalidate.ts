import { NGINX_MISSING, requireNginx } from '../../scripts/deploy/require-nginx';
import { startFront } from '../deploy/front';
import type { ProofContext, ProofPart, ProofResult } from '../part';
import { proveAdmission } from './admission';
import { floodFailures, slowingFigures, slowingOf } from './judge-slowing';
import { measureSlowing, type Slowing } from './slowing';

/** A visitor's page may take this much longer while the endpoint is flooded. */
const MOST_SLOWING = 0.1;

/** The same behind the nginx of `deploy/`, which is what visitors speak to. Null where there is no nginx. */
async function measureBehindNginx(context: ProofContext): Promise<Slowing | null> {
  const nginx = requireNginx(context.say);
  if (!nginx) return null;
  const front = await startFront(nginx, context.site);
  try {
    return await measureSlowing(context, front.url);
  } finally {
    await front.stop();
  }
}

/** @returns figures and failures of the windows behind nginx, which only the full counts have. */
async function judgeFront(context: ProofContext): Promise<{ figures: string[]; failures: string[] }> {
  if (context.scale !== 'full') return { figures: [], failures: [] };
  const front = await measureBehindNginx(context);
  if (!front) return { figures: [], failures: [`Not measured: ${NGINX_MISSING}`] };
  const slowing = slowingOf(front);
  const failures =
    slowing > MOST_SLOWING ? [`Visitors’ pages were slowed by ${(100 * slowing).toFixed(1)} %.`] : [];
  return { figures: slowingFigures('behind nginx', front), failures };
}

async function run(context: ProofContext): Promise<ProofResult> {
  const { checked, failures } = await proveAdmission(context);
  const { url } = await context.site.running();
  const alone = await measureSlowing(context, url);
  failures.push(...floodFailures(alone));
  const front = await judgeFront(context);
  failures.push(...front.failures);
  const judged = context.scale === 'full' ? 4 : 3;
  return {
    passed: checked + judged - failures.length,
    failures,
    figures: [
      `${checked} calls that must or must not get through`,
      ...slowingFigures('on the site alone', alone),
      ...front.figures,
    ],
  };
}

export const revalidate: ProofPart = {
  name: 'revalidate',
  claim:
    'Only a valid administrator gets through to /api/revalidate; repeated calls change nothing more, are held back, and slow no visitor’s page behind nginx by a tenth.',
  notProven: [
    'Floods from many accounts or addresses at once: those belong to what stands before the site.',
    'Without a server or CDN in front, a flood does slow pages: the figures on the site alone say how much.',
  ],
  run,
};

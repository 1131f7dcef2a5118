import { pages } from '@/content/pages';
import { status } from '@/content/status';
import { NGINX_MISSING, requireNginx } from '../../tools/nginx/require-nginx';
import { resultOf } from '../check';
import type { ProofContext, ProofPart, ProofResult } from '../part';
import {
  compressesForBrowsers,
  forgetsUnknownAddresses,
  limitsEachAddress,
  outlivesTheSite,
  servesCompressedPages,
  showsWhatIsPublished,
  storesOnlyPages,
} from './checks';
import { keepsPictures, PDF_ADDRESSES, sendsEarlierPdfs, sendsTheLatestPdf } from './files';
import { startFront } from './front';
import { checkSupervised } from './supervised';

/** The number of pages tested. Even the smaller number includes the home and company pages. */
const PAGES = { test: 5, full: pages.length };

/** The limit in seconds for a restart after a crash. Machines that run `npm run verify` are often busy. */
const MAX_DOWN_S = { test: 10, full: 3 };

const seconds = (ms: number) => (ms / 1_000).toFixed(1);

async function run({ log, scale, site }: ProofContext): Promise<ProofResult> {
  const nginx = requireNginx(log);
  if (!nginx) return { passed: 0, failures: [], figures: [`skipped: ${NGINX_MISSING}`] };
  const running = await site.running();
  const front = await startFront(nginx, site);
  try {
    const paths = pages.slice(0, PAGES[scale]).map(({ path }) => path);
    const checks = [
      ...(await servesCompressedPages(front, running, paths)),
      ...(await compressesForBrowsers(front)),
      ...(await storesOnlyPages(front)),
      ...(await forgetsUnknownAddresses(front)),
      ...(await showsWhatIsPublished(front, running)),
      ...(await sendsTheLatestPdf(front, running)),
      ...(await sendsEarlierPdfs(front, running)),
      ...(await keepsPictures(front)),
      ...(await limitsEachAddress(front)),
      ...(await outlivesTheSite(front, [...new Set([...paths, status.path, ...PDF_ADDRESSES])])),
    ];
    const supervised = await checkSupervised(nginx, site, MAX_DOWN_S[scale]);
    return resultOf(
      [...checks, ...supervised.checks],
      [
        `${front.entries()} responses cached by nginx`,
        `the site responds again ${seconds(supervised.down.process)} s after a crash in a render (${MAX_DOWN_S[scale]} s allowed), and sends a page after ${seconds(supervised.down.page)} s`,
      ],
    );
  } finally {
    await front.stop();
  }
}

export const deploy: ProofPart = {
  name: 'deploy',
  claim:
    "The nginx configuration in deploy/ serves the site's pages unchanged, shows each publish within four seconds, serves the last version while the site is down, and caches nothing for unknown addresses. No request fails during a release and a rollback. After a crash in a render, the site responds again within three seconds in a full run, and cached pages stay available meanwhile.",
  notProven: [
    'TLS is not tested.',
    'In the release and the rollback, both versions are the same build. Connections that clients keep open are not tested.',
  ],
  run,
};

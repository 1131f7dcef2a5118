import { pages } from '@/content/pages';
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
import { switchesWithoutAGap } from './release';

/** The number of pages tested. Even the smaller number includes the home and company pages. */
const PAGES = { test: 5, full: pages.length };

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
      ...(await outlivesTheSite(front, [...paths, ...PDF_ADDRESSES])),
      ...(await switchesWithoutAGap(nginx, site)),
    ];
    return resultOf(checks, [`${front.entries()} responses cached by nginx`]);
  } finally {
    await front.stop();
  }
}

export const deploy: ProofPart = {
  name: 'deploy',
  claim:
    "The nginx configuration in deploy/ serves the site's pages unchanged, shows each publish within four seconds, serves the last version while the site is down, and caches nothing for unknown addresses. No request fails during a release and a rollback.",
  notProven: [
    'TLS is not tested.',
    'In the release and the rollback, both versions are the same build. Connections that clients keep open are not tested.',
  ],
  run,
};

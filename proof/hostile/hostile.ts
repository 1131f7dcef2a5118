import { readdirSync } from 'node:fs';
import { pages } from '../../content/pages';
import { familyNames, hostileStrings } from '../../lib/testing/hostile/strings';
import { launchBrowser } from '../../tools/browser/launch-browser';
import { counted } from '../../tools/count';
import type { ProofContext, ProofPart, ProofResult } from '../part';
import { proveTrap } from './browser/prove-trap';
import { type Place, shown } from './place';
import { recordPlace } from './places/records';
import { requestPlaces } from './places/requests';
import { servicePlaces } from './places/services';

/** The number of strings per family. */
const PER_FAMILY = { test: 8, full: 190 };

/** The maximum number of files that the requests may add: about ten for each real path. */
const MAX_FILES = 10 * (pages.length + 10);

/** Archive pages are stored on first request. Their number is fixed by the build. */
const isArchive = (file: string) => /\/(?:blogs|press)(?:\/|$)/.test(file);

const number = (value: number) => value.toLocaleString('en');

async function run({ scale, log, site }: ProofContext): Promise<ProofResult> {
  const running = await site.running();
  const strings = hostileStrings(PER_FAMILY[scale]);
  const browser = await launchBrowser();
  const places: Place[] = [...requestPlaces, ...servicePlaces, recordPlace(browser)];
  const filesIn = () =>
    readdirSync(site.distDir, { recursive: true, encoding: 'utf8' }).filter((file) => !isArchive(file))
      .length;
  const filesBefore = filesIn();
  const failures: string[] = [];
  let cases = 0;
  try {
    await proveTrap(browser, running.url);
    for (const place of places) {
      // Counts the files before testing the last destination, whose records cause new renders.
      if (place === places.at(-1) && filesIn() > filesBefore + MAX_FILES)
        failures.push(`Requests added ${filesIn() - filesBefore} files on disk (limit ${MAX_FILES}).`);
      const result = await place.check(strings, running);
      cases += result.cases;
      failures.push(
        ...result.findings.map(
          ({ family, text, what }) => `${place.name}: ${shown(text)} (${family}) ${what}.`,
        ),
      );
      log(`  ${place.name}: ${number(result.cases)} cases, ${counted(result.findings.length, 'finding')}`);
    }
  } finally {
    await browser.close();
  }
  return {
    passed: cases - failures.length,
    failures,
    figures: [
      `${number(strings.length)} strings from ${familyNames.length} families`,
      `${places.length} destinations`,
      `${number(cases)} cases`,
    ],
  };
}

export const hostile: ProofPart = {
  name: 'hostile',
  claim:
    'Whatever text visitors and editors send, no script runs, no link or redirect leads to a forbidden host, no header is added, no response is a 5xx, and the number of files on disk stays limited.',
  notProven: [
    'Only Chromium was used.',
    'Feeds, JSON-LD, emails and typed addresses are tested by unit tests, with the same strings.',
    'Each string is tried in only one field of a blog and one of a press mention, saved once by an editor and once directly, bypassing the rules.',
    'Titles that consist only of spaces are accepted and give an empty heading.',
  ],
  run,
};

import { archives } from '@/content/archives';
import { pages } from '@/content/pages';
import { ADDRESSES, archivePath } from '@/lib/public/archive';
import type { Source } from '../site/source';
import { until } from '../until';
import { PROBE_PDF } from './probes';

/** The pages that show each source. */
export const SHOWN_ON: Record<Source, string[]> = {
  blogs: ['/', '/blogs', '/feed.xml'],
  media: ['/', '/press', '/feed.xml'],
  footprint: ['/'],
  links: [`/files/pdf/${PROBE_PDF}`],
  storage: [`/files/pdfs/${PROBE_PDF}`],
  clock: [],
};

/** Paths that must work during any fault. The last path is that of the stored file's redirect page. */
const PAGES = [
  ...pages.map(({ path }) => path),
  '/feed.xml',
  '/sitemap-archives.xml',
  `/files/pdf/${PROBE_PDF}`,
];

/** Archive pages beyond the end of the current lists. They are rendered on demand. */
const UNREACHED = Object.values(archives).map(({ path }) => archivePath(path, ADDRESSES));

const EXPECTED = new Map([
  ...PAGES.map((path) => [path, 200] as const),
  ...UNREACHED.map((path) => [path, 404] as const),
]);

/**
 * A page that is smaller than this share of its usual size counts as incomplete. The margin allows for a shorter title.
 */
const MIN_SHARE = 0.9;
const PAUSE = 250;

/** Returns the response to a path. If there is no response, the status is 0 and the text is the error. */
async function look(origin: string, path: string): Promise<{ status: number; text: string }> {
  try {
    const response = await fetch(`${origin}${path}`, {
      signal: AbortSignal.timeout(20_000),
      redirect: 'manual',
    });
    return { status: response.status, text: await response.text() };
  } catch (error) {
    return { status: 0, text: String(error) };
  }
}

export type Watch = {
  visits: number;
  failures: string[];
  /** Visits these paths once; by default, all watched paths. */
  visitAll(during: string, paths?: string[]): Promise<void>;
  /**
   * Visits the pages that show these sources until each shows its source's text.
   * @returns the time in milliseconds, or null after `timeoutMs` milliseconds
   */
  untilShown(sources: Map<Source, string>, timeoutMs: number): Promise<number | null>;
};

/** Records the current size of each page for comparison during faults, and returns the watch. */
export async function watchPages(origin: string): Promise<Watch> {
  const usual = new Map<string, number>();
  for (const [path, expected] of EXPECTED) {
    const { status, text } = await look(origin, path);
    if (status !== expected) throw new Error(`${path} returned ${status} before the first fault.`);
    usual.set(path, text.length);
  }

  const watch: Watch = {
    visits: 0,
    failures: [],

    async visitAll(during, paths = [...EXPECTED.keys()]) {
      await Promise.all(
        paths.map(async (path) => {
          const { status, text } = await look(origin, path);
          watch.visits += 1;
          const isWhole = text.length >= MIN_SHARE * (usual.get(path) ?? 0);
          if (status !== EXPECTED.get(path) || !isWhole)
            watch.failures.push(
              `${during}: ${path} returned ${status} with ${text.length} of ${usual.get(path)} characters.`,
            );
        }),
      );
    },

    untilShown(sources, timeoutMs) {
      const wanted = [...sources].flatMap(([source, text]) =>
        SHOWN_ON[source].map((path) => ({ path, text })),
      );
      const isShown = async ({ path, text }: { path: string; text: string }) =>
        (await look(origin, path)).text.includes(text);
      const areShown = async () => !(await Promise.all(wanted.map(isShown))).includes(false);
      return until(areShown, timeoutMs, PAUSE);
    },
  };
  return watch;
}

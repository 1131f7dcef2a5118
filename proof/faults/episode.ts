import { setTimeout as sleep } from 'node:timers/promises';
import type { Rig } from './rig';
import type { Source } from './source';
import { SHOWN_ON, type Watch } from './watch';

/** Milliseconds within which everything must have caught up: a read that hangs is given up after five seconds. */
export const PATIENCE = 10_000;

const PAUSE = 250;

let count = 0;

/** A text that no page has shown before; short enough for a figure. */
export const newText = () => `Probe ${++count}`;

/** Something that is broken for a while and then works again. */
export type Episode = {
  name: string;
  sources: Source[];
  break(): void | Promise<void>;
  /** Nothing can be written while it lasts. */
  isOutage?: boolean;
  /** The source does not notice that it is asked. */
  asksNothing?: boolean;
  /** Pages show what is new all the while. */
  isHarmless?: boolean;
  /** For how many milliseconds pages are visited once they have asked for what is broken. */
  lasting: number;
  mend(): void | Promise<void>;
};

/** Writes something new everywhere, for the pages to miss or to show. */
export async function writeNew(rig: Rig, sources: readonly Source[]): Promise<Map<Source, string>> {
  const texts = new Map(sources.map((source) => [source, newText()]));
  for (const [source, text] of texts) await rig.probes.write(source, text);
  return texts;
}

/** The file itself cannot be there while the store is gone: it is asked for, but may be refused. */
const pagesOf = (source: Source) => (source === 'storage' ? [] : SHOWN_ON[source]);

/** Visits until the pages have asked for each of the sources, which they do once they are due. */
async function visitUntilAsked({ name, sources }: Episode, rig: Rig, watch: Watch): Promise<void> {
  const before = new Map(sources.map((source) => [source, rig.proxy.asked(source)]));
  const isAsked = (source: Source) => rig.proxy.asked(source) > (before.get(source) ?? 0);
  const paths = [...new Set(sources.flatMap(pagesOf))];
  const deadline = Date.now() + PATIENCE;
  if (sources.includes('storage')) void fetch(`${rig.origin}${SHOWN_ON.storage[0]}`).catch(() => {});
  while (!sources.every(isAsked) && Date.now() < deadline) {
    await watch.visitAll(name, paths);
    await sleep(PAUSE);
  }
  for (const source of sources.filter((source) => !isAsked(source)))
    watch.failures.push(`${name}: nothing asked for the ${source}, so nothing failed.`);
}

/**
 * Pages stay whole while something is broken, and catch up within seconds after it works again.
 * @returns after how many milliseconds they had, or null when they had not.
 */
export async function playEpisode(episode: Episode, rig: Rig, watch: Watch): Promise<number | null> {
  const { name, sources, lasting } = episode;
  const before = episode.isOutage ? await writeNew(rig, sources) : null;
  await episode.break();
  const texts = before ?? (await writeNew(rig, sources));
  if (!episode.asksNothing) await visitUntilAsked(episode, rig, watch);
  const end = Date.now() + lasting;
  do {
    await watch.visitAll(name);
    await sleep(PAUSE);
  } while (Date.now() < end);
  if (episode.isHarmless && (await watch.untilShown(texts, PATIENCE)) === null)
    watch.failures.push(`${name}: pages did not show what is new.`);
  await episode.mend();
  const healed = await watch.untilShown(texts, PATIENCE);
  if (healed === null) watch.failures.push(`${name}: not healed within ${PATIENCE / 1000} s.`);
  return healed;
}

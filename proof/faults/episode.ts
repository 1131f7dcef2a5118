import { setTimeout as sleep } from 'node:timers/promises';
import type { Source } from '../site/source';
import type { FaultRig } from './rig';
import { SHOWN_ON, type Watch } from './watch';

/** The recovery limit in milliseconds. A read that hangs times out after five seconds. */
export const TIMEOUT_MS = 10_000;

/** The interval between visits in milliseconds. */
const PAUSE = 250;

let count = 0;

/** Returns unique text that is short enough for a footprint figure. */
export const newText = () => `Probe ${++count}`;

/** A temporary fault. */
export type Episode = {
  name: string;
  sources: Source[];
  break(): void | Promise<void>;
  /** Whether writes are impossible during the fault. */
  isOutage?: boolean;
  /** The sources that pages must request during the fault; by default, all of `sources`. */
  asked?: Source[];
  /** Whether pages must show changes even during the fault. */
  isHarmless?: boolean;
  /** The time in milliseconds for which pages are visited after they have requested the broken sources. */
  lasting: number;
  mend(): void | Promise<void>;
};

/** Writes new text to each of these sources, and returns the texts. */
export async function writeNew(rig: FaultRig, sources: readonly Source[]): Promise<Map<Source, string>> {
  const texts = new Map(sources.map((source) => [source, newText()]));
  for (const [source, text] of texts) await rig.probes.write(source, text);
  return texts;
}

/**
 * Returns the pages that show a source. Excludes the stored file, which is allowed to be unavailable while storage is
 * down.
 */
const pagesOf = (source: Source) => (source === 'storage' ? [] : SHOWN_ON[source]);

/** Visits pages until they have requested every source, and adds a failure for each source not requested in time. */
async function visitUntilAsked(
  { name, sources, asked = sources }: Episode,
  rig: FaultRig,
  watch: Watch,
): Promise<void> {
  const before = new Map(asked.map((source) => [source, rig.proxy.asked(source)]));
  const isAsked = (source: Source) => rig.proxy.asked(source) > (before.get(source) ?? 0);
  const paths = [...new Set(sources.flatMap(pagesOf))];
  const deadline = Date.now() + TIMEOUT_MS;
  if (sources.includes('storage')) void fetch(`${rig.origin}${SHOWN_ON.storage[0]}`).catch(() => {});
  while (!asked.every(isAsked) && Date.now() < deadline) {
    await watch.visitAll(name, paths);
    await sleep(PAUSE);
  }
  for (const source of asked.filter((source) => !isAsked(source)))
    watch.failures.push(`${name}: nothing requested the ${source}, so the fault had no effect.`);
}

/**
 * Checks that pages stay complete during a fault and recover within seconds.
 * @returns the recovery time in milliseconds, or null if the pages did not recover
 */
export async function playEpisode(episode: Episode, rig: FaultRig, watch: Watch): Promise<number | null> {
  const { name, sources, lasting } = episode;
  const before = episode.isOutage ? await writeNew(rig, sources) : null;
  await episode.break();
  const texts = before ?? (await writeNew(rig, sources));
  await visitUntilAsked(episode, rig, watch);
  const end = Date.now() + lasting;
  do {
    await watch.visitAll(name);
    await sleep(PAUSE);
  } while (Date.now() < end);
  if (episode.isHarmless && (await watch.untilShown(texts, TIMEOUT_MS)) === null)
    watch.failures.push(`${name}: pages did not show the change.`);
  await episode.mend();
  const healed = await watch.untilShown(texts, TIMEOUT_MS);
  if (healed === null)
    watch.failures.push(`${name}: the pages did not recover within ${TIMEOUT_MS / 1000} s.`);
  return healed;
}

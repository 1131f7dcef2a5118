import type { Episode } from './episode';
import { FAULTS, type FaultKind, isSlow, VALID_VARIANTS } from './kinds';
import type { FaultProxy } from './proxy';
import { SOURCES, type Source } from './source';

type Faults = Partial<Record<Source, FaultKind>>;

const KINDS = Object.keys(FAULTS) as FaultKind[];

const allAt = (kind: FaultKind): Faults => Object.fromEntries(SOURCES.map((source) => [source, kind]));

/** Each kind of fault at the clock, then at each source separately, then at all sources together. */
const EVERY: Faults[] = [
  ...KINDS.map((kind) => ({ clock: kind })),
  ...KINDS.flatMap((kind) => SOURCES.map((source) => ({ [source]: kind }))),
  ...KINDS.map(allAt),
];

/**
 * A selection with most kinds of fault. The server reads a cached link again only after it has read the lists, so links
 * fail in separate episodes.
 */
const SOME: Faults[] = [
  { blogs: '403', media: 'null', footprint: 'reset', storage: '503' },
  { blogs: 'hanging', media: 'dripping', footprint: 'hanging', storage: 'reset' },
  { blogs: 'a gzip bomb', media: 'an error among the rows', footprint: 'wrong types' },
  { blogs: 'millions of rows', media: '100 MB', footprint: 'half a response' },
  { blogs: 'empty', media: 'deep nesting', footprint: 'wrong values' },
  { links: 'endless' },
  { links: 'rows of another project' },
  { clock: 'endless' },
  { clock: 'hanging' },
];

const HARMLESS: Faults[] = (Object.keys(VALID_VARIANTS) as FaultKind[]).map((kind) => ({
  blogs: kind,
  media: kind,
}));

/**
 * Returns the time in milliseconds for which pages are visited. For slow faults, this time exceeds a page's read
 * timeout.
 */
const lasting = (kinds: FaultKind[]) => (kinds.some(isSlow) ? 6_000 : 1_500);

/**
 * Returns the episodes in which requests for sources fail, or get unusual responses, although the backend is running.
 */
export function sourceFaults(scale: 'test' | 'full', proxy: FaultProxy): Episode[] {
  return [...(scale === 'full' ? EVERY : SOME), ...HARMLESS].map((faults) => {
    const pairs = Object.entries(faults) as [Source, FaultKind][];
    return {
      name: pairs.map(([source, kind]) => `${source} ${kind}`).join(', '),
      sources: pairs.map(([source]) => source),
      isHarmless: HARMLESS.includes(faults),
      lasting: lasting(pairs.map(([, kind]) => kind)),
      break() {
        for (const [source, kind] of pairs) proxy.set(source, kind);
      },
      mend() {
        for (const [source] of pairs) proxy.set(source, null);
      },
    };
  });
}

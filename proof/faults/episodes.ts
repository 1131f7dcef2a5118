import { SOURCES, type Source } from '../site/source';
import type { Episode } from './episode';
import { FAULTS, type FaultKind, HARMFUL_KINDS, HARMLESS_KINDS, isSlow } from './kinds';
import type { FaultRig } from './rig';

type Faults = Partial<Record<Source, FaultKind>>;

/** Each kind of fault at the clock, then at each source separately, then at all sources together. */
const EVERY: Faults[] = [
  ...HARMFUL_KINDS.map((kind) => ({ clock: kind })),
  ...HARMFUL_KINDS.flatMap((kind) => SOURCES.map((source) => ({ [source]: kind }))),
  ...HARMFUL_KINDS.map((kind) => Object.fromEntries(SOURCES.map((source) => [source, kind]))),
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

const HARMLESS: Faults[] = HARMLESS_KINDS.map((kind) => ({ blogs: kind, media: kind }));

/** Requests for sources fail, or get unusual responses, although the backend is running. */
const sourceFault =
  ({ proxy }: FaultRig) =>
  (faults: Faults): Episode => {
    const pairs = Object.entries(faults) as [Source, FaultKind][];
    return {
      name: pairs.map(([source, kind]) => `${source} ${kind}`).join(', '),
      sources: pairs.map(([source]) => source),
      isHarmless: HARMLESS.includes(faults),
      // For slow faults, longer than a page's read timeout.
      lasting: pairs.some(([, kind]) => isSlow(kind)) ? 6_000 : 1_500,
      break() {
        for (const [source, kind] of pairs) proxy.set(source, FAULTS[kind]);
      },
      mend() {
        for (const [source] of pairs) proxy.set(source, null);
      },
    };
  };

/** The database is killed, or its name does not resolve. */
function outages(scale: 'test' | 'full', rig: FaultRig): Episode[] {
  const killed: Episode = {
    name: 'local-firebase killed',
    sources: [...SOURCES],
    // Servers read the change counter first, and read nothing else if that fails.
    asked: ['clock'],
    isOutage: true,
    lasting: 1_500,
    break: rig.killBackend,
    mend: rig.startBackend,
  };
  return [
    ...(scale === 'full' ? [killed] : []),
    {
      name: 'database name not resolved',
      sources: ['blogs', 'media', 'footprint'],
      // The request fails before it reaches the proxy.
      asked: [],
      lasting: 1_500,
      break: () => rig.resolve(false),
      mend: () => rig.resolve(true),
    },
    {
      ...killed,
      name: 'server started without a database',
      async break() {
        await rig.killBackend();
        await rig.restartServer();
      },
    },
  ];
}

export const episodes = (scale: 'test' | 'full', rig: FaultRig): Episode[] => [
  ...[...(scale === 'full' ? EVERY : SOME), ...HARMLESS].map(sourceFault(rig)),
  ...outages(scale, rig),
];

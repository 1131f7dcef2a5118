import type { Episode } from './episode';
import type { Rig } from './rig';
import { SOURCES } from './source';

/** Returns the episodes in which the database is killed, or the database's name does not resolve. */
export function outages(scale: 'test' | 'full', rig: Rig): Episode[] {
  const common = {
    sources: [...SOURCES],
    // Servers read the change counter first, and read nothing else if that fails.
    asked: ['clock' as const],
    isOutage: true,
    lasting: 1_500,
    mend: () => rig.startBackend(),
  };
  const killed: Episode = { ...common, name: 'local-firebase killed', break: () => rig.killBackend() };
  const restarted: Episode = {
    ...common,
    name: 'server started without a database',
    async break() {
      await rig.killBackend();
      await rig.restartServer();
    },
  };
  const nameless: Episode = {
    ...common,
    isOutage: false,
    sources: ['blogs', 'media', 'footprint'],
    // The request fails before it reaches the proxy.
    asked: [],
    name: 'database name not resolved',
    break: () => rig.resolve(false),
    mend: () => rig.resolve(true),
  };
  const always = [nameless, restarted];
  return scale === 'full' ? [killed, ...always] : always;
}

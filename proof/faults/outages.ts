import type { Episode } from './episode';
import type { Rig } from './rig';
import { SOURCES } from './source';

/** Whole servers that end and come back. */
export function outages(scale: 'test' | 'full', rig: Rig): Episode[] {
  const common = { sources: [...SOURCES], lasting: 1_500, mend: () => rig.startBackend() };
  const killed: Episode = { ...common, name: 'local-firebase killed', break: () => rig.killBackend() };
  const restarted: Episode = {
    ...common,
    name: 'Next started without a database',
    async break() {
      await rig.killBackend();
      await rig.restartNext();
    },
  };
  return scale === 'full' ? [killed, restarted] : [restarted];
}

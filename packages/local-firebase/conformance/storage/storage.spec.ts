import { play } from '../scenario';
import { listScenarios } from './lists.scenarios';
import { objectScenarios } from './objects.scenarios';
import { storageStage } from './stage';
import { transferScenarios } from './transfers.scenarios';

// The official Storage emulator needs a rules runtime that is not part of firebase-tools.
play({
  title: 'storage',
  targets: ['local'],
  prepare: storageStage,
  scenarios: [...objectScenarios, ...listScenarios, ...transferScenarios],
});

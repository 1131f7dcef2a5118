import { play } from '../scenario';
import { documentScenarios } from './documents.scenarios';
import { firestoreStage } from './stage';
import { transformScenarios } from './transforms.scenarios';

play({
  title: 'documents',
  prepare: firestoreStage,
  scenarios: [...documentScenarios, ...transformScenarios],
});

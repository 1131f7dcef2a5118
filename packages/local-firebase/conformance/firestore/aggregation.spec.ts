import { play } from '../scenario';
import { aggregationScenarios } from './aggregation.scenarios';
import { firestoreStage } from './stage';

play({
  title: 'aggregation and collection groups',
  prepare: firestoreStage,
  scenarios: aggregationScenarios,
});

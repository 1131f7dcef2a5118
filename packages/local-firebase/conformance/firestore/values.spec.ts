import { play } from '../scenario';
import { firestoreStage } from './stage';
import { valueScenarios } from './values.scenarios';

play({ title: 'values', prepare: firestoreStage, scenarios: valueScenarios });

import { play } from '../scenario';
import { queryScenarios } from './queries.scenarios';
import { firestoreStage } from './stage';

play({ title: 'queries', prepare: firestoreStage, scenarios: queryScenarios });

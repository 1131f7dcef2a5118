import { play } from '../scenario';
import { answerScenarios } from './answers.scenarios';
import { firestoreStage } from './stage';

play({ title: 'raw responses', prepare: firestoreStage, scenarios: answerScenarios });

import { play } from '../scenario';
import { answerScenarios } from './answers.scenarios';
import { firestoreStage } from './stage';

play({ title: 'answers on the wire', prepare: firestoreStage, scenarios: answerScenarios });

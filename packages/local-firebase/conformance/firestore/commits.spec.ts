import { play } from '../scenario';
import { commitScenarios } from './commits.scenarios';
import { firestoreStage } from './stage';
import { transactionScenarios } from './transactions.scenarios';

play({
  title: 'commits and transactions',
  prepare: firestoreStage,
  scenarios: [...commitScenarios, ...transactionScenarios],
});

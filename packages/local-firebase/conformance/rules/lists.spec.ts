import { play } from '../scenario';
import { listRules, listScenarios } from './lists.scenarios';
import { rulesStage } from './stage';

play({
  title: 'rules on lists',
  prepare: (target) => rulesStage(target, listRules),
  scenarios: listScenarios,
});

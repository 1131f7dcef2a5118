import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { play } from '../scenario';
import { commitRulesScenarios } from './commits.scenarios';
import { rulesStage } from './stage';
import { writeRulesScenarios } from './writes.scenarios';

const rules = readFileSync(join(__dirname, 'commits.rules'), 'utf8');

play({
  title: 'rules on commits',
  prepare: (target) => rulesStage(target, rules),
  scenarios: [...commitRulesScenarios, ...writeRulesScenarios],
});

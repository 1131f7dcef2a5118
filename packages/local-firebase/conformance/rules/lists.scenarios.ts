import { collection, getCount, getDocs } from 'firebase/firestore/lite';
import type { Scenario } from '../scenario';
import { outcome } from '../transcript';
import { listCases } from './lists.cases';
import { DENIED, type RulesStage } from './stage';

/** Rules for one collection per case, in which the case's condition is the only rule for the collection. */
export const listRules = [
  "rules_version = '2';",
  'service cloud.firestore { match /databases/{database}/documents {',
  ...listCases.map(([condition], index) => {
    const wildcard = condition.includes('path') ? '{path=**}' : '{id}';
    return `match /list${index}/${wildcard} { allow list: if ${condition}; }`;
  }),
  '} }',
].join('\n');

export const listScenarios: Scenario<RulesStage>[] = listCases.map(([condition, build, verdict], index) => ({
  name: `${index}: ${condition}`,
  expected: { list: verdict, count: verdict },
  run: async ({ as }) => {
    const search = build(collection(as('ana'), `list${index}`));
    const verdictOn = async (operation: Promise<unknown>) =>
      (await outcome(operation)) === DENIED ? 'denied' : 'allowed';
    return { list: await verdictOn(getDocs(search)), count: await verdictOn(getCount(search)) };
  },
}));

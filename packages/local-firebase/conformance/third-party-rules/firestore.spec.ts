import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rulesStage } from '../rules/stage';
import { play } from '../scenario';
import { firestoreRulesFiles } from './firestore';
import { playFirestoreRows, removeSeed } from './firestore-rows';
import { expectedVerdicts } from './play-rows';

play({
  title: 'third-party firestore rules',
  prepare: async (target) => {
    const stageOf = await rulesStage(target);
    return () => ({ target, stage: stageOf() });
  },
  scenarios: firestoreRulesFiles.map((file) => ({
    name: file.name,
    expected: expectedVerdicts(file),
    run: async ({ target, stage }) => {
      await target.setFirestoreRules(
        readFileSync(join(__dirname, 'firestore', `${file.name}.rules`), 'utf8'),
      );
      const verdicts = await playFirestoreRows(file, stage);
      await removeSeed(file, stage);
      return verdicts;
    },
  })),
});

it('every third-party rules file for Firestore has a table of requests', () => {
  const files = readdirSync(join(__dirname, 'firestore')).filter((file) => file.endsWith('.rules'));
  expect(firestoreRulesFiles.map(({ name }) => `${name}.rules`).sort()).toEqual(files.sort());
});

import { readFileSync } from 'node:fs';
import { rulesStage } from '../rules/stage';
import { play } from '../scenario';
import { connectCast } from '../target/cast';
import { playFirestoreRows } from '../third-party-rules/firestore-rows';
import { expectedVerdicts } from '../third-party-rules/play-rows';
import { playStorageRows } from '../third-party-rules/storage-rows';
import { projectRules } from './firestore';
import { projectStorageRules } from './storage';

// Read from the root of the repository, where Jest runs.
const firestoreRules = readFileSync('firestore.rules', 'utf8');
const storageRules = readFileSync('storage.rules', 'utf8');

play({
  title: 'project firestore rules',
  prepare: (target) => rulesStage(target, firestoreRules),
  scenarios: [
    {
      name: 'firestore.rules',
      expected: expectedVerdicts(projectRules),
      run: (stage) => playFirestoreRows(projectRules, stage),
    },
  ],
});

play({
  title: 'project storage rules',
  targets: ['local'],
  prepare: async (target) => {
    const clients = await connectCast(target);
    return () => ({ target, clients });
  },
  scenarios: [
    {
      name: 'storage.rules',
      expected: expectedVerdicts(projectStorageRules),
      run: ({ target, clients }) => playStorageRows(projectStorageRules, storageRules, target, clients),
    },
  ],
});

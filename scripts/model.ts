import { readFileSync, writeFileSync } from 'node:fs';
import { generatedIndexes } from '../lib/model/indexes';
import { transitionalRules, withGenerated } from '../lib/model/rules';

// Generates the indexes and part of the rules from lib/model.
const rules = withGenerated(readFileSync('firestore.rules', 'utf8'));
writeFileSync('firestore.rules', rules);
// These rules are needed only during a release, so they are not committed.
writeFileSync('deploy/firestore.transition.rules', transitionalRules(rules));
writeFileSync('firestore.indexes.json', generatedIndexes());
console.log(
  'firestore.rules, deploy/firestore.transition.rules and firestore.indexes.json are up to date with lib/model.',
);

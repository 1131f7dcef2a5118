import { readFileSync, writeFileSync } from 'node:fs';
import { generatedIndexes } from '../lib/model/indexes';
import { transitionalRules, withGenerated } from '../lib/model/rules';

// Generates part of the rules, and the indexes, from lib/model.
const rules = withGenerated(readFileSync('firestore.rules', 'utf8'));
writeFileSync('firestore.rules', rules);
// Needed only during a release, so not committed.
writeFileSync('deploy/firestore.transition.rules', transitionalRules(rules));
writeFileSync('firestore.indexes.json', generatedIndexes());
console.log('The rules and firestore.indexes.json are up to date with lib/model.');

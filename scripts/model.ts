import { readFileSync, writeFileSync } from 'node:fs';
import { generatedIndexes } from '../lib/model/indexes';
import { withGenerated } from '../lib/model/rules';

// Writes what follows from lib/model: the generated part of the rules, and the indexes.
writeFileSync('firestore.rules', withGenerated(readFileSync('firestore.rules', 'utf8')));
writeFileSync('firestore.indexes.json', generatedIndexes());
console.log('firestore.rules and firestore.indexes.json are up to date with lib/model.');

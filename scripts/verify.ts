import { requireBrowser } from '../tools/browser/require-browser';
import { full } from './test/full';
import { runSteps } from './test/steps';

requireBrowser(console.log);
await runSteps(full, '`npm test` runs lint, types, the unit tests of the site and the journeys.');

import { requireBrowser } from '../tools/browser/require-browser';
import { quick } from './test/quick';
import { runSteps } from './test/steps';

requireBrowser(console.log);
await runSteps(quick, '`npm run verify` runs all other tests.');

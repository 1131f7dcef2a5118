import { requireBrowser } from '../tools/browser/require-browser';
import { full } from './test/full';
import { quick } from './test/quick';
import { runSteps } from './test/steps';

// Runs `npm test` and `npm run verify` on one build, with one closing line.
requireBrowser(console.log);
await runSteps([...quick, ...full]);

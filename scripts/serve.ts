import { requireSettings } from '../lib/settings/require-settings';
import { runNext } from './stack/next';

// A production build, served. The settings are checked first, so that what is missing is one sentence.
requireSettings();
try {
  await runNext(['start'], { ...process.env, NODE_ENV: 'production' }, true);
} catch {
  process.exitCode = 1;
}

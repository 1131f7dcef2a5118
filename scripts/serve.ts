import { requireSettings } from '../lib/settings/require-settings';
import { runNext } from './stack/next';
import { loadSettingsFile } from './stack/settings-file';

// A production build, served. The settings are checked first, so that what is missing is one sentence.
loadSettingsFile();
requireSettings();
try {
  await runNext(['start'], { ...process.env, NODE_ENV: 'production' }, true);
} catch {
  process.exitCode = 1;
}

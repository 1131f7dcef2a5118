import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { requireSettings } from '../lib/settings/require-settings';
import { serverProgram } from '../tools/stack/server';
import { loadSettingsFile } from '../tools/stack/settings-file';

// Serves the production build. Checks the settings first, so that an error is printed without a stack trace.
loadSettingsFile();
requireSettings();
const program = resolve(serverProgram(process.env.NEXT_DIST_DIR ?? '.next'));
if (existsSync(program)) {
  Object.assign(process.env, { NODE_ENV: 'production' });
  await import(pathToFileURL(program).href);
} else {
  console.error('No build to serve: run `npm run build` first.');
  process.exitCode = 1;
}

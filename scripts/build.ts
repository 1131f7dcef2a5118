import { existsSync } from 'node:fs';
import { readSettings } from '../lib/settings/settings';
import { programIn, runCommand } from '../tools/run-programs';
import { buildIfStale, buildSite } from '../tools/stack/build';
import { requireDatabase } from '../tools/stack/require-database';
import { loadSettingsFile } from '../tools/stack/settings-file';

/** Checks types, unless the tests' type packages are missing, as in a deployment without development packages. */
function checkTypes() {
  if (!existsSync('node_modules/@types/jest')) return;
  console.log('Checking types …');
  if (runCommand(programIn('.', 'tsc'), ['--noEmit']) !== 0)
    throw new Error('Type checking failed: see the errors above.');
}

// Builds for production: checks types, waits for the database unless BUILD_WITHOUT_DATABASE is true, runs
// `next build`, bundles the server and writes the sitemap. Stops at the first failure and prints its message. With
// --unless-built-for=DATABASE, builds only if the last build is for other sources, settings or another database.
const [, database] = /^--unless-built-for=(.*)/.exec(process.argv[2] ?? '') ?? [];
try {
  loadSettingsFile();
  const settings = readSettings(process.env);
  process.env.NEXT_PUBLIC_BACKEND = JSON.stringify(settings.backend);
  checkTypes();
  if (!settings.buildWithoutDatabase) await requireDatabase(console.log);
  const env = { ...process.env, NODE_ENV: 'production' } as const;
  if (database === undefined) await buildSite(env);
  else await buildIfStale(env, [JSON.stringify(settings), database], console.log);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

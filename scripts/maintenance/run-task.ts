import { loadSettingsFile } from '../stack/settings-file';

/** Runs a command of those who run the site, with the settings of .env.local; a failure is one sentence. */
export async function runTask(task: () => Promise<void>): Promise<void> {
  try {
    loadSettingsFile();
    await task();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

import { loadSettingsFile } from '../stack/settings-file';

/** Runs an operator's command with the settings in .env.local. Prints a failure's message without a stack trace. */
export async function runTask(task: () => Promise<void>): Promise<void> {
  try {
    loadSettingsFile();
    await task();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

import { existsSync } from 'node:fs';
import { loadEnvFile } from 'node:process';

/** Runs a command of those who run the site, with the settings of .env.local; a failure is one sentence. */
export async function runTask(task: () => Promise<void>): Promise<void> {
  try {
    if (existsSync('.env.local')) loadEnvFile('.env.local');
    await task();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

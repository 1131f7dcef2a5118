import { existsSync } from 'node:fs';
import { loadEnvFile } from 'node:process';

/** Adds what `.env.local` sets to the environment, which goes first: as Next does, but before settings are checked. */
export function loadSettingsFile(): void {
  if (existsSync('.env.local')) loadEnvFile('.env.local');
}

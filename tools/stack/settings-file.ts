import { existsSync } from 'node:fs';
import { loadEnvFile } from 'node:process';

/** Loads `.env.local` if it exists, before the settings are checked. The environment takes precedence. */
export function loadSettingsFile(): void {
  if (existsSync('.env.local')) loadEnvFile('.env.local');
}

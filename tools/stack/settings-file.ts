import { existsSync } from 'node:fs';
import { loadEnvFile } from 'node:process';

/** Loads `.env.local` if it exists. Variables that are already set take precedence. */
export function loadSettingsFile(): void {
  if (existsSync('.env.local')) loadEnvFile('.env.local');
}

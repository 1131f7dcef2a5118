import { readSettings } from './settings';

/** Ends the process with one sentence when the configuration is not complete. */
export function requireSettings(): void {
  try {
    readSettings(process.env);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

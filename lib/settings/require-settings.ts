import { currentSettings, type Settings } from './settings';

/** Returns this process's settings. If they are invalid, prints the error and exits with code 1. */
export function requireSettings(): Settings {
  try {
    return currentSettings();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

import { currentSettings, type Settings } from './settings';

/** Returns this process's settings, or exits with an explanation if they are invalid. */
export function requireSettings(): Settings {
  try {
    return currentSettings();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

import { currentSettings, type Settings } from './settings';

/** The settings of this process, which ends with one sentence when they are not complete. */
export function requireSettings(): Settings {
  try {
    return currentSettings();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

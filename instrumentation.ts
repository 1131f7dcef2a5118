/** Runs once when a server starts. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { requireSettings } = await import('./lib/settings/require-settings');
    requireSettings();
  }
}

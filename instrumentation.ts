/** Runs once when a server starts. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { requireSettings } = await import('./lib/settings/require-settings');
  const settings = requireSettings();
  // Pages of the development server are never kept, so nothing there waits for its time.
  if (process.env.NODE_ENV !== 'production' || process.env.NEXT_PHASE === 'phase-production-build') return;
  const { startTimer } = await import('./lib/publishing/timer');
  startTimer(settings);
}

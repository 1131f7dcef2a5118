/** Runs once when a server starts. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { requireSettings } = await import('./lib/settings/require-settings');
  const settings = requireSettings();
  // The development server keeps no pages, so nothing there waits for its time, and its tools run inline.
  if (process.env.NODE_ENV !== 'production' || process.env.NEXT_PHASE === 'phase-production-build') return;
  const { rejectWrites } = await import('./lib/delivery/admission');
  rejectWrites();
  const { addSecurityHeaders } = await import('./lib/delivery/security-headers');
  addSecurityHeaders();
  const { sendErrorPage } = await import('./lib/delivery/error-page');
  sendErrorPage();
  const { endConnectionsOnSignal } = await import('./lib/delivery/end-connections');
  endConnectionsOnSignal();
  const { startTimer } = await import('./lib/publishing/timer');
  startTimer(settings);
}

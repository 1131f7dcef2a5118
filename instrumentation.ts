import type { Instrumentation } from 'next';

/** Checks the settings when Next starts. Exits under `next start`, because the build needs the site's own server. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  if (process.env.NODE_ENV === 'production' && process.env.NEXT_PHASE !== 'phase-production-build') {
    const { renderData } = await import(/* turbopackIgnore: true */ 'next-zero-js/data');
    // The site's own server has checked the settings.
    if (renderData.getStore()) return;
    console.error('Run `npm run serve` instead of `next start`: this build needs its own server.');
    process.exit(1);
  }
  const { requireSettings } = await import('./lib/settings/require-settings');
  requireSettings();
}

export const onRequestError: Instrumentation.onRequestError = async (error, { path }) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { channel } = await import('node:diagnostics_channel');
  const { REQUEST_ERRORS } = await import('./lib/settings/request-errors');
  channel(REQUEST_ERRORS).publish({ error, path });
};

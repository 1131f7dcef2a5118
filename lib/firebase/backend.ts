import type { Backend, BackendOrigins } from '@/lib/settings/settings';

/** A service's address. `port` is set even if it is the scheme's default. */
type ServiceAddress = { origin: string; host: string; hostname: string; port: number; ssl: boolean };

export const GOOGLE_FIRESTORE = 'https://firestore.googleapis.com';

/**
 * Returns the backend that this build is for, from `NEXT_PUBLIC_BACKEND`. tools/stack/build-config.ts writes the
 * variable into Next's bundles. Other programs must set it themselves.
 * @throws Error if the variable is not set
 */
export function currentBackend(): Backend {
  const written = process.env.NEXT_PUBLIC_BACKEND;
  if (!written)
    throw new Error('NEXT_PUBLIC_BACKEND is not set: the build or the calling script must set it.');
  return JSON.parse(written);
}

/**
 * How a user gets to set a new password: Firebase sends a link by email. local-firebase sends a code if there is a mail
 * server. Otherwise it writes the code to a file, and the emulators print it.
 */
export function wayToReset(): 'byEmail' | 'byCode' | 'byHand' {
  const backend = currentBackend();
  if (backend.kind === 'firebase') return 'byEmail';
  return backend.sendsCodes ? 'byCode' : 'byHand';
}

/**
 * Returns a service's address, or null for Google's default. Browsers reach a local backend on the site's own origin.
 */
export function serviceAddress(service: keyof BackendOrigins): ServiceAddress | null {
  const backend = currentBackend();
  if (backend.kind === 'firebase') return null;
  const url = new URL(typeof window === 'undefined' ? backend.origins[service] : window.location.origin);
  const ssl = url.protocol === 'https:';
  const port = url.port ? Number(url.port) : ssl ? 443 : 80;
  return { origin: url.origin, host: url.host, hostname: url.hostname, port, ssl };
}

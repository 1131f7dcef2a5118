import { readSettings } from '@/lib/settings/settings';

class Nothing {}

/** The SDK wants these to exist as soon as it is imported; jsdom has none. Import this before anything else. */
Object.assign(globalThis, {
  fetch: () => Promise.reject(new TypeError('There is no network in this test.')),
  Headers: Nothing,
  Request: Nothing,
  Response: Nothing,
});

process.env.NEXT_PUBLIC_BACKEND = JSON.stringify(readSettings({ BACKEND: 'embedded' }).backend);

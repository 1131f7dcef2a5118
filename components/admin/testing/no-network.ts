import { readSettings } from '@/lib/settings/settings';

class Nothing {}

/** The Firebase SDK requires these globals when it is imported, but jsdom lacks them. Import this module first. */
Object.assign(globalThis, {
  fetch: () => Promise.reject(new TypeError('There is no network in this test.')),
  Headers: Nothing,
  Request: Nothing,
  Response: Nothing,
});

process.env.NEXT_PUBLIC_BACKEND = JSON.stringify(readSettings({ BACKEND: 'embedded' }).backend);

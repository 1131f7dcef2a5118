import { type Analytics, readSettings } from '@/lib/settings/settings';

/** The configured analytics services, or null if there are none. */
export function configuredAnalytics(): Analytics | null {
  const { analytics } = readSettings(process.env);
  return analytics.tagManagerId || analytics.measurementId ? analytics : null;
}

import { type Analytics, readSettings } from '@/lib/settings/settings';

/** What visitors may be counted with, or null where this deployment counts nobody. */
export function configuredAnalytics(): Analytics | null {
  const { analytics } = readSettings(process.env);
  return analytics.tagManagerId || analytics.measurementId ? analytics : null;
}

import { type Analytics, currentSettings } from '@/lib/settings/settings';

/** The configured analytics services, or null if there are none. */
export function configuredAnalytics(): Analytics | null {
  const { analytics } = currentSettings();
  return analytics.tagManagerId || analytics.measurementId ? analytics : null;
}

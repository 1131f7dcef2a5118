import { currentSettings } from '@/lib/settings/settings';

/** Returns the absolute URL of a path on this site, without a trailing slash. */
export function absoluteAddress(path: string): string {
  return `${currentSettings().siteUrl}${path}`.replace(/\/+$/, '');
}

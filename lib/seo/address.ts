import { readSettings } from '@/lib/settings/settings';

/** The absolute address of a path on this site, without a trailing slash. */
export function absoluteAddress(path: string): string {
  return `${readSettings(process.env).siteUrl}${path}`.replace(/\/+$/, '');
}

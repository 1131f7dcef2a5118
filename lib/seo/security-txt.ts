import { site } from '@/content/site';
import { absoluteAddress } from './address';

/** How long the file vouches for itself, in milliseconds; RFC 9116 asks for less than a year. */
const VALID_FOR = 180 * 86_400_000;

/** Whom to tell about a weakness (RFC 9116). */
export function securityTxt(now: Date): string {
  const { contact, languages } = site.security;
  return [
    `Contact: ${contact}`,
    `Expires: ${new Date(now.getTime() + VALID_FOR).toISOString()}`,
    `Preferred-Languages: ${languages}`,
    `Canonical: ${absoluteAddress('/.well-known/security.txt')}`,
    '',
  ].join('\n');
}

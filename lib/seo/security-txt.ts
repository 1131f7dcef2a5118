import { site } from '@/content/site';
import { absoluteAddress } from './address';

/** How long the file is valid, in milliseconds. RFC 9116 recommends less than a year. */
const VALID_FOR = 180 * 86_400_000;

/** The text of security.txt, which states the contact for reporting vulnerabilities (RFC 9116). */
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

import { site } from '@/content/site';
import { absoluteAddress } from './address';

/** The file's period of validity in milliseconds. RFC 9116 recommends less than a year. */
const VALID_FOR = 180 * 86_400_000;

/** Returns the content of security.txt, which gives the contact for reporting vulnerabilities (RFC 9116). */
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

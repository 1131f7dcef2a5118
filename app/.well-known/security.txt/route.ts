import { securityTxt } from '@/lib/seo/security-txt';

export const dynamic = 'force-static';
/** A day, in seconds, so that the expiry date in the file stays far ahead. */
export const revalidate = 86_400;

export function GET(): Response {
  return new Response(securityTxt(new Date()), { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}

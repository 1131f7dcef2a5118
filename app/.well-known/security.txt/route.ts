import { securityTxt } from '@/lib/seo/security-txt';

export const dynamic = 'force-static';
/** Rerendered every day, so that the file never expires. */
export const revalidate = 86_400;

export function GET(): Response {
  return new Response(securityTxt(new Date()), { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}

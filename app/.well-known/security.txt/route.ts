import { publicNow } from '@/lib/pages/public-content';
import { securityTxt } from '@/lib/seo/security-txt';

export const dynamic = 'force-static';
/** The revalidation interval in seconds. Because this file has one, the server renders it before reporting ready. */
export const revalidate = 86_400;

export function GET(): Response {
  return new Response(securityTxt(publicNow()), { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}

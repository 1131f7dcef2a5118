import type { ApiRequest } from '../../http/route';

/**
 * The URL for the chunks of an upload. Relative for pages on the site's own origin, so that it works behind any proxy.
 * Programs do not resolve URLs, so they get one with the host of their request.
 */
export function uploadUrl(
  { headers }: ApiRequest,
  upload: { bucket: string; name: string; id: string },
): string {
  const query = new URLSearchParams({
    name: upload.name,
    upload_id: upload.id,
    upload_protocol: 'resumable',
  });
  const path = `/v0/b/${encodeURIComponent(upload.bucket)}/o?${query}`;
  if (headers['sec-fetch-site'] === 'same-origin') return path;
  const host = firstOf(headers['x-forwarded-host']) ?? headers.host;
  return host === undefined ? path : `${firstOf(headers['x-forwarded-proto']) ?? 'http'}://${host}${path}`;
}

function firstOf(header: string | string[] | undefined): string | undefined {
  return [header ?? []].flat().join(',').split(',')[0]?.trim() || undefined;
}

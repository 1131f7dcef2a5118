import type { ApiRequest } from '../../http/route';

/**
 * The URL to which an upload's chunks are sent. For pages on the site's own origin, it is relative, so that it works
 * behind any proxy. Other clients may not resolve relative URLs, so they get an absolute URL with the request's host.
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

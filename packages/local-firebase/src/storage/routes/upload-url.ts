import type { ApiRequest } from '../../http/route';

/**
 * Returns the URL to which an upload's chunks are sent. For pages of the same origin, the URL is relative, so that it
 * works behind any proxy. Other clients might not resolve relative URLs, so they receive an absolute URL.
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

import { sameSecret } from '../../auth/secrets';
import type { ApiResponse } from '../../http/route';
import { authorize, notFound } from '../authorize';
import { byteRange } from '../byte-range';
import type { StorageContext } from '../context';
import { downloadHeaders } from '../download-headers';
import { etag, objectWire, type StoredObject } from '../object';
import type { ObjectRequest } from './object-route';

/**
 * Returns an object's metadata or, with `alt=media`, its bytes. The rules must allow `get`, unless a request for the
 * bytes has the download token.
 */
export async function readObject(context: StorageContext, asked: ObjectRequest): Promise<ApiResponse> {
  const { bucket, name, caller, request } = asked;
  const object = context.objects.get(bucket, name);
  const media = request.query.get('alt') === 'media';
  const token = request.query.get('token');
  const hasToken = media && object !== null && token !== null && sameSecret(token, object.downloadToken);
  if (!hasToken) authorize(context, caller, 'get', { bucket, name, resource: object });
  if (object === null) throw notFound();
  return media ? sendBytes(context, object, asked) : { body: objectWire(object) };
}

function sendBytes({ blobs }: StorageContext, object: StoredObject, { request }: ObjectRequest): ApiResponse {
  const { size, blob } = object;
  const headers = downloadHeaders(object);
  if (isUnchanged(request.headers['if-none-match'], etag(object))) return { status: 304, headers };
  const conditional = request.headers['if-range'];
  const wanted =
    conditional === undefined || conditional === etag(object) ? request.headers.range : undefined;
  const range = byteRange(wanted, size);
  if (range === null) return { status: 416, headers: { ...headers, 'Content-Range': `bytes */${size}` } };
  const { first, last } = range === 'all' ? { first: 0, last: size - 1 } : range;
  const hasBody = request.method !== 'HEAD' && size > 0;
  return {
    status: range === 'all' ? 200 : 206,
    headers: {
      ...headers,
      'Content-Length': String(last - first + 1),
      ...(range !== 'all' && { 'Content-Range': `bytes ${first}-${last}/${size}` }),
    },
    ...(hasBody && { body: blobs.read(blob, first, last) }),
  };
}

function isUnchanged(ifNoneMatch: string | undefined, tag: string): boolean {
  const tags = ifNoneMatch?.split(',').map((known) => known.trim().replace(/^W\//, '')) ?? [];
  return tags.includes(tag) || tags.includes('*');
}

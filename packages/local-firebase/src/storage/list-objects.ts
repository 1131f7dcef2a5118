import { ApiError } from '../http/api-error';
import { BEHIND_ALL, type ObjectStore } from './object-store';

export type ListRequest = { prefix: string; delimiter: string; maxResults: number; pageToken: string };
export type Listing = { prefixes: string[]; items: string[]; nextPageToken?: string };

/** Lists names in byte order. Names that contain the delimiter after the prefix are grouped into common prefixes. */
export function listObjects(objects: ObjectStore, bucket: string, request: ListRequest): Listing {
  const { prefix, delimiter, maxResults } = request;
  const listing: Listing = { prefixes: [], items: [] };
  let after = readPageToken(request.pageToken);
  for (;;) {
    const full = listing.prefixes.length + listing.items.length >= maxResults;
    const name = objects.nextName(bucket, prefix, after);
    if (name === null) return listing;
    if (full) return { ...listing, nextPageToken: Buffer.from(after).toString('base64url') };
    const end = delimiter === '' ? -1 : name.indexOf(delimiter, prefix.length);
    if (end < 0) {
      listing.items.push(name);
      after = name;
    } else {
      const folder = name.slice(0, end + delimiter.length);
      listing.prefixes.push(folder);
      after = folder + BEHIND_ALL;
    }
  }
}

function readPageToken(token: string): string {
  if (/^[\w-]*$/.test(token)) return Buffer.from(token, 'base64url').toString('utf8');
  throw new ApiError('INVALID_ARGUMENT', 'The page token must come from an earlier response.');
}

/**
 * The public address of a stored file: on the site's own origin, so that pages need allow no other.
 * @param path the object's path in the store, as records keep it.
 */
export function fileAddress(path: string): string {
  return `/files/${path.split('/').map(encodeURIComponent).join('/')}`;
}

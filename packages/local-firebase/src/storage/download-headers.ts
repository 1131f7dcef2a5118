import { etag, type StoredObject } from './object';

/** Types that browsers can display without running scripts in the site's origin. */
const SHOWN_TYPES =
  /^(?:image\/(?:png|jpeg|gif|webp|avif)|audio\/[\w.+-]+|video\/[\w.+-]+|application\/pdf|text\/plain)\s*(?:;|$)/i;

/** Returns the headers of a download. They prevent untrusted uploads from running scripts in the site's origin. */
export function downloadHeaders(object: StoredObject): Record<string, string> {
  const { contentType, contentEncoding, contentLanguage, cacheControl } = object.settings;
  return {
    'Content-Type': contentType,
    'Content-Disposition': disposition(object),
    'Content-Security-Policy': "sandbox; default-src 'none'",
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': cacheControl || 'private, max-age=0',
    ...(contentEncoding && { 'Content-Encoding': contentEncoding }),
    ...(contentLanguage && { 'Content-Language': contentLanguage }),
    'Accept-Ranges': 'bytes',
    'Last-Modified': new Date(object.updatedAt).toUTCString(),
    ETag: etag(object),
  };
}

function disposition({ name, settings: { contentType, contentDisposition } }: StoredObject): string {
  const shown = SHOWN_TYPES.test(contentType);
  const wanted = contentDisposition?.trim();
  if (wanted && (shown || /^attachment\b/i.test(wanted))) return wanted;
  return `${shown ? 'inline' : 'attachment'}; filename*=UTF-8''${extendedValue(name.split('/').at(-1) ?? '')}`;
}

/** Percent-encodes all characters that RFC 8187 does not allow unescaped. */
function extendedValue(text: string): string {
  return encodeURIComponent(text).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

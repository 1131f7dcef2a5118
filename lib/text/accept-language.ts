/** Returns the language tags in an `Accept-Language` header, in its order. Browsers put the preferred one first. */
export const tagsIn = (header: string): string[] =>
  header.split(',').flatMap((part) => part.split(';')[0]?.trim().toLowerCase() || []);

const baseOf = (tag: string) => tag.split('-')[0];

/**
 * Returns a language's place in the list of those that the visitor prefers, or its length if it is not in the list. The
 * same language of another country comes directly after an exact match.
 */
export function placeIn(preferred: string[], tag: string): number {
  const exact = preferred.indexOf(tag.toLowerCase());
  if (exact >= 0) return exact;
  const place = preferred.findIndex((other) => baseOf(other) === baseOf(tag.toLowerCase()));
  return place >= 0 ? place + 0.5 : preferred.length;
}

/** A language range of an `Accept-Language` header. A quality of 0 refuses the language. */
type LanguageRange = { tag: string; quality: number };

const ANY = '*';

const RANGE = /^\s*(\*|[a-z\d-]+)\s*(?:;\s*q=(\d(?:\.\d*)?)\s*)?$/i;

/** Returns the language ranges in an `Accept-Language` header, best first. Equally good ones keep their order. */
export const rangesIn = (header: string): LanguageRange[] =>
  header
    .split(',')
    .flatMap((part) => {
      const [, tag, quality = '1'] = RANGE.exec(part) ?? [];
      return tag ? { tag: tag.toLowerCase(), quality: Number(quality) } : [];
    })
    .sort((a, b) => b.quality - a.quality);

const baseOf = (tag: string) => tag.split('-')[0];

/**
 * Returns a language's place among those that the visitor accepts, or their number if it is not accepted. The same
 * language of another country comes directly after an exact match.
 */
export function placeIn(ranges: LanguageRange[], tag: string): number {
  const lower = tag.toLowerCase();
  const exact = ranges.findIndex((range) => range.tag === lower);
  const related = ranges.findIndex((range) => baseOf(range.tag) === baseOf(lower));
  const any = ranges.findIndex((range) => range.tag === ANY);
  const place = [exact, related, any].find((place) => place >= 0) ?? -1;
  if (!ranges[place]?.quality) return ranges.length;
  return exact < 0 && place === related ? place + 0.5 : place;
}

/** Whether the visitor prefers a language, and does not merely accept it like any other. */
export function isPreferred(ranges: LanguageRange[], tag: string): boolean {
  const place = placeIn(ranges, tag);
  return place < ranges.length && place !== placeIn(ranges, ANY);
}

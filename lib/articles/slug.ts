import { slug as field } from '@/lib/model/fields/slug';
import { latinLetters } from '@/lib/text/latin-letters';

/** Shortens a slug to at most `most` characters: after a whole word or, if the first word is too long, within it. */
function cut(slug: string, most: number): string {
  if (slug.length <= most) return slug;
  const start = slug.slice(0, most + 1);
  return start.includes('-') ? start.slice(0, start.lastIndexOf('-')) : slug.slice(0, most);
}

/**
 * Returns the slug for a title: the title's words in lower-case Latin letters and digits, shortened if too long. A slug
 * that would contain no letter starts with `article`.
 * @param copy the number to append if it is 2 or more, because the slug is taken
 */
export function slugOf(title: string, copy = 1): string {
  const words = latinLetters(title)
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  const suffix = copy > 1 ? `-${copy}` : '';
  const most = field.max - suffix.length;
  const short = cut(words, most);
  const named = /[a-z]/.test(short) ? short : cut(['article', short].filter(Boolean).join('-'), most);
  return named + suffix;
}

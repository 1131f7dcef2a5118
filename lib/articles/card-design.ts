import { LANGUAGES } from '@/lib/model/languages';
import { SHARE_CARD } from '@/lib/seo/share-card';
import type { Carded } from './card-name';

/** The design of articles' share cards, which the server and the admin's preview draw. Lengths are in pixels. */
export const CARD = {
  padding: 72,
  band: 96,
  colors: { paper: '#fff', band: '#241038', ink: '#1c1029', accent: '#6d2fb5', quiet: '#574a66' },
  name: 32,
  eyebrow: 26,
  author: 28,
  /** The title has the largest of these sizes at which it is no taller than `titleHeight`. */
  titles: [68, 54, 44, 36, 30, 24],
  titleHeight: 300,
  gap: 28,
} as const;

/** The width between a card's padding. */
export const TEXT_WIDTH = SHARE_CARD.width - CARD.band - 2 * CARD.padding;

/** Matches a title if Instrument Sans has all its characters. */
const IN_OWN_TYPEFACE = /^[\x20-\x7e\u00a0-\u017f\u2010-\u201f\u2026\u20ac]*$/;

const STARTS_FROM_RIGHT = /^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** Returns how an article's title is set. The direction is the text's if staff have not stated a language. */
export function titleStyle({ title, language }: Pick<Carded, 'title' | 'language'>) {
  const own = IN_OWN_TYPEFACE.test(title);
  return {
    isOwnTypeface: own,
    // Letters of other scripts reach higher and lower.
    lineHeight: own ? 1.1 : 1.4,
    dir: LANGUAGES[language]?.dir === 'rtl' || STARTS_FROM_RIGHT.test(title) ? 'rtl' : 'ltr',
  } as const;
}

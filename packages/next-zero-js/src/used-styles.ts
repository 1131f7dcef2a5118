import { PurgeCSS } from 'purgecss';

export type ClassPattern = string | RegExp;

const WORD = /[\w\-\u{80}-\u{10ffff}]+/gu;

/** A selector list with `:is()` or `:where()` inside `:not()`, of which PurgeCSS would drop too much. */
const NESTED_NEGATION = /[^{}]*:not\([^{}]*:(?:is|where)\([^{}]*(?=\{)/g;

/** PurgeCSS drops selectors without a name, such as `:focus-visible` or a nested `&:hover`. */
const NAMELESS = /^[:&]/;

/**
 * Returns the rules that can apply to a page with these classes. Selectors go if they need a class that no element has.
 * Tags, ids and attributes do not count, because scripts change them.
 */
export async function usedStyles(css: string, classes: Set<string>, keep: ClassPattern[]): Promise<string> {
  const words = new Set(css.match(WORD));
  const undetermined = css.match(NESTED_NEGATION)?.flatMap((selector) => selector.match(WORD) ?? []);
  const [purged] = await new PurgeCSS().purge({
    css: [{ raw: css }],
    content: [{ raw: '', extension: 'html' }],
    defaultExtractor: () => ({
      classes: [...classes],
      ids: [...words],
      tags: [...words],
      attributes: { names: [], values: [] },
      undetermined: undetermined ?? [],
    }),
    dynamicAttributes: [...words],
    safelist: [NAMELESS, ...keep],
  });
  return purged?.css ?? css;
}

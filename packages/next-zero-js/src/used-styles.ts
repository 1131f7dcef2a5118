import postcss from 'postcss';
import selectorParser, { type Pseudo } from 'postcss-selector-parser';
import { PurgeCSS } from 'purgecss';
import { ResultCache } from './result-cache';

export type ClassPattern = string | RegExp;

/** Matches the names in a style sheet: classes, tags, ids and others. */
export const WORD = /[\w\-\u{80}-\u{10ffff}]+/gu;

/** Matches selectors without a name, such as `:focus-visible` or a nested `&:hover`, which PurgeCSS would drop. */
const NAMELESS = /^[:&]/;

const isNegation = ({ value }: Pseudo) => value.toLowerCase() === ':not';

/** Returns the classes in selectors such as `:not(:is(.a))`, which PurgeCSS would drop if no element had the class. */
function excludedClasses(css: string): string[] {
  const classes: string[] = [];
  const collect = selectorParser((selectors) => {
    selectors.walkPseudos((pseudo) => {
      if (isNegation(pseudo)) pseudo.walkClasses(({ value }) => void classes.push(value));
    });
  });
  postcss.parse(css).walkRules(/:not\(.*:(?:is|where)\(/is, ({ selector }) => {
    collect.processSync(selector);
  });
  return classes;
}

const cache = new ResultCache<Promise<string>>();

/** The names and excluded classes of style sheets, which most pages share. */
const sheets = new ResultCache<{ words: string[]; excluded: string[] }>();

/**
 * Returns the rules that can apply to a page with these classes. Drops selectors with a class that no element has and
 * `keep` does not match. Ignores tags, ids and attributes, because scripts might add or change them.
 * @throws Error if the style sheet has a syntax error
 */
export function usedStyles(css: string, classes: Set<string>, keep: ClassPattern[]): Promise<string> {
  const inputs = [[...classes].sort().join(' '), keep.join(' '), css];
  return cache.get(inputs, () => purge(css, classes, keep));
}

async function purge(css: string, classes: Set<string>, keep: ClassPattern[]): Promise<string> {
  const { words, excluded } = sheets.get([css], () => ({
    words: [...new Set(css.match(WORD))],
    excluded: excludedClasses(css),
  }));
  const [purged] = await new PurgeCSS().purge({
    css: [{ raw: css }],
    content: [{ raw: '', extension: 'html' }],
    defaultExtractor: () => ({
      classes: [...classes, ...excluded],
      ids: words,
      tags: words,
      attributes: { names: [], values: [] },
      undetermined: [],
    }),
    dynamicAttributes: words,
    safelist: [NAMELESS, ...keep],
  });
  return purged?.css ?? css;
}

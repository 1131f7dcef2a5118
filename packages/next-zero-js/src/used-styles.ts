import postcss from 'postcss';
import selectorParser, { type Pseudo } from 'postcss-selector-parser';
import { PurgeCSS } from 'purgecss';

export type ClassPattern = string | RegExp;

const WORD = /[\w\-\u{80}-\u{10ffff}]+/gu;

/** PurgeCSS drops selectors without a name, such as `:focus-visible` or a nested `&:hover`. */
const NAMELESS = /^[:&]/;

const isNegation = ({ value }: Pseudo) => value.toLowerCase() === ':not';

/** The classes that selectors exclude. PurgeCSS would drop `:not(:is(.a))` if no element has the class. */
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

/**
 * Returns the rules that can apply to a page with these classes. Selectors go if they need a class that no element has.
 * Tags, ids and attributes do not count, because scripts change them.
 * @throws Error if the style sheet has a syntax error
 */
export async function usedStyles(css: string, classes: Set<string>, keep: ClassPattern[]): Promise<string> {
  const words = [...new Set(css.match(WORD))];
  const [purged] = await new PurgeCSS().purge({
    css: [{ raw: css }],
    content: [{ raw: '', extension: 'html' }],
    defaultExtractor: () => ({
      classes: [...classes, ...excludedClasses(css)],
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

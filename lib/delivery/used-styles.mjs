// @ts-check
import postcss from 'postcss';

/**
 * A class name as CSS modules make it: a hash, then the name in the source. Only the markup gives elements such a
 * class; others, such as a slider's, may come later by script.
 */
const MODULE_CLASS = /^_?[\w-]{6}_./;

const ATTRIBUTE = /\[[^\]]*\]/g;
const ARGUMENTS = /\([^()]*\)/g;
const CLASS = /\.(-?[_a-zA-Z][\w-]*)/g;

/** @param {string} selector @returns {string} it without parentheses, where a class may be one of several or unwanted */
function withoutArguments(selector) {
  const shorter = selector.replace(ARGUMENTS, '');
  return shorter === selector ? selector : withoutArguments(shorter);
}

/** @param {string} selector @returns the module classes without which it matches nothing */
function requiredClasses(selector) {
  const bare = withoutArguments(selector.replace(ATTRIBUTE, ''));
  return [...bare.matchAll(CLASS)].map(([, name = '']) => name).filter((name) => MODULE_CLASS.test(name));
}

/** @param {import('postcss').Rule} rule */
function removeWithEmptyParents(rule) {
  /** @type {import('postcss').Container | undefined} */
  let parent = rule.parent;
  rule.remove();
  while (parent?.type === 'atrule' && parent.nodes?.length === 0) {
    const empty = parent;
    parent = /** @type {import('postcss').Container | undefined} */ (empty.parent);
    empty.remove();
  }
}

/**
 * The rules that can apply in a page; the framework inlines those of whole groups of pages into each.
 * @param {string} css
 * @param {Set<string>} classes every class in the page's markup
 */
export function usedStyles(css, classes) {
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    const used = rule.selectors.filter((selector) =>
      requiredClasses(selector).every((name) => classes.has(name)),
    );
    if (used.length === 0) removeWithEmptyParents(rule);
    else if (used.length < rule.selectors.length) rule.selectors = used;
  });
  return root.toString();
}

import postcss from 'postcss';
import selectorParser from 'postcss-selector-parser';
import { ResultCache } from './result-cache';

/** Yields short names that are not taken. */
function* unusedNames(taken: Set<string>) {
  for (let count = 0; ; count += 1) {
    const name = `_${count.toString(36)}`;
    if (!taken.has(name)) yield name;
  }
}

/** Returns a short name for each class that matches the pattern. The order of the classes does not matter. */
export function shortNames(classes: Set<string>, pattern: RegExp, taken: Set<string>): Map<string, string> {
  const unused = unusedNames(taken);
  const generated = [...classes].filter((name) => pattern.test(name)).sort();
  return new Map(generated.map((name) => [name, unused.next().value ?? name]));
}

const cache = new ResultCache<string>();

/** Renames classes in a style sheet's selectors. The style sheet must have no syntax errors. */
export function renameClasses(css: string, names: Map<string, string>): string {
  return cache.get([[...names].join(' '), css], () => renamed(css, names));
}

function renamed(css: string, names: Map<string, string>): string {
  const rename = selectorParser((selectors) => {
    selectors.walkClasses((node) => {
      node.value = names.get(node.value) ?? node.value;
    });
  });
  const sheet = postcss.parse(css);
  sheet.walkRules((rule) => {
    rule.selector = rename.processSync(rule.selector);
  });
  return sheet.toString();
}

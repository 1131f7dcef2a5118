import { type Attributes, applyEdits, type Edit, elementsOf, type PageElement } from './document';
import { type InlineHashes, inlineHashes } from './inline-hashes';
import { placeSegments } from './segments';
import { renameClasses, shortNames } from './short-classes';
import { type ClassPattern, usedStyles, WORD } from './used-styles';

export type FinishOptions = {
  /** Returns whether to keep a script. JSON-LD and speculation rules are always kept. */
  keepScript?: (script: { attributes: Attributes; content: string }) => boolean;
  /** Returns whether to keep a preload. By default, only font preloads are kept. */
  keepPreload?: (attributes: Attributes) => boolean;
  /**
   * Returns the text of a linked style sheet to inline it, or undefined to leave it linked. The text must not contain
   * relative URLs. A style sheet stays linked if its link has an attribute such as `media`, or if its text has a syntax
   * error or a leading at-rule such as `@import`.
   */
  readStyles?: (href: string) => string | undefined;
  /** Class names that scripts add later. Their rules are kept. */
  keepClasses?: ClassPattern[];
  /** Matches generated class names, such as those of CSS modules, to shorten. Scripts must not use these names. */
  shortenClasses?: RegExp;
  /** Changes the finished page before its inline elements are hashed. */
  transform?: (html: string) => string;
};

export type FinishedPage = { html: string } & InlineHashes;

const DATA_SCRIPT = /^\s*(?:application\/ld\+json|speculationrules)\s*$/i;
const PRELOAD = /(?:^|\s)(?:module)?preload(?:\s|$)/i;
const STYLESHEET = /(?:^|\s)stylesheet(?:\s|$)/i;

/** At-rules that are valid only at the start of a style sheet. */
const LEADING = /@(?:import|charset|namespace)\b/i;

/** Attributes that only React or a nonce-based policy uses. */
const MEANINGLESS = new Set(['data-precedence', 'data-href', 'nonce']);

const isFont = ({ as }: Attributes) => as?.toLowerCase() === 'font';

const isStylesheetLink = ({ tag, attributes }: PageElement) =>
  tag === 'link' && STYLESHEET.test(attributes.rel ?? '');

const isPlainStyle = ({ attributes, isNested, text }: PageElement) =>
  !isNested && Object.keys(attributes).every((name) => MEANINGLESS.has(name)) && !LEADING.test(text);

/** Returns the style element that can replace a link to a style sheet, or the element unchanged. */
function inlined(element: PageElement, readStyles: FinishOptions['readStyles']): PageElement {
  if (!readStyles || !isStylesheetLink(element)) return element;
  const { rel, href = '', crossorigin, ...attributes } = element.attributes;
  const text = readStyles(href);
  if (text === undefined) return element;
  const style = { ...element, tag: 'style', attributes, text };
  return isPlainStyle(style) ? style : element;
}

const namesIn = ({ attributes }: PageElement) => attributes.class?.split(/\s+/).filter(Boolean) ?? [];

const classesOf = (elements: PageElement[]) => new Set(elements.flatMap(namesIn));

type Group = [PageElement, ...PageElement[]];

/** Groups style elements that can be merged without reordering rules. */
function styleGroups(elements: PageElement[]): Group[] {
  const groups: Group[] = [];
  let open: Group | undefined;
  for (const element of elements) {
    if (isStylesheetLink(element)) open = undefined;
    if (element.tag !== 'style') continue;
    const isPlain = isPlainStyle(element);
    if (isPlain && open) {
      open.push(element);
      continue;
    }
    const group: Group = [element];
    groups.push(group);
    open = isPlain ? group : undefined;
  }
  return groups;
}

type StyleGroup = { first: PageElement; others: PageElement[]; used: string | undefined };

/**
 * Returns the groups of style elements. `used` contains the group's rules that can apply, or is undefined if the group
 * has a syntax error.
 */
function purgedGroups(
  elements: PageElement[],
  classes: Set<string>,
  keepClasses: ClassPattern[],
): Promise<StyleGroup[]> {
  const purged = styleGroups(elements).map(async ([first, ...others]) => {
    const css = [first, ...others].map(({ text }) => text).join('');
    // Browsers recover from syntax errors rule by rule, so leave styles with errors unchanged.
    const used = await usedStyles(css, classes, keepClasses).catch(() => undefined);
    return { first, others, used };
  });
  return Promise.all(purged);
}

function styleEdits(groups: StyleGroup[], names: Map<string, string>): Edit[] {
  return groups.flatMap(({ first, others, used }): Edit[] => {
    if (used === undefined) return [];
    const css = names.size > 0 ? renameClasses(used, names) : used;
    if (!isPlainStyle(first)) return [{ ...first.inner, text: css }];
    return [
      { ...first.outer, text: css && `<style>${css}</style>` },
      ...others.map(({ outer }) => ({ ...outer, text: '' })),
    ];
  });
}

/**
 * Returns shorter names for the classes that match the pattern. Returns none unless every style can be rewritten,
 * because any style might use these classes.
 */
function newNames(
  elements: PageElement[],
  classes: Set<string>,
  groups: StyleGroup[],
  pattern?: RegExp,
): Map<string, string> {
  const isComplete = groups.every(({ used }) => used !== undefined) && !elements.some(isStylesheetLink);
  if (!pattern || !isComplete) return new Map();
  const words = groups.flatMap(({ used }) => used?.match(WORD) ?? []);
  return shortNames(classes, pattern, new Set([...classes, ...words]));
}

function classEdits(source: string, elements: PageElement[], names: Map<string, string>): Edit[] {
  return elements.flatMap((element) => {
    const { classAttribute: range } = element;
    if (!range || !namesIn(element).some((name) => names.has(name))) return [];
    const attribute = source.slice(range.start, range.end);
    return [{ ...range, text: attribute.replace(/[^\s"'=]+/g, (word) => names.get(word) ?? word) }];
  });
}

/**
 * Prepares a page to be served without the framework's scripts: moves late markup into place, and removes scripts,
 * preloads and style rules that are not needed.
 * @returns the page, and the hashes that a strict Content Security Policy needs
 */
export async function finish(html: string, options: FinishOptions = {}): Promise<FinishedPage> {
  const {
    keepScript = () => false,
    keepPreload = isFont,
    readStyles,
    keepClasses = [],
    shortenClasses,
    transform = (page) => page,
  } = options;
  const source = placeSegments(html);
  const elements = elementsOf(source).map((element) => inlined(element, readStyles));
  const isUnneeded = ({ tag, attributes, text }: PageElement) => {
    if (tag === 'script') {
      return !DATA_SCRIPT.test(attributes.type ?? '') && !keepScript({ attributes, content: text });
    }
    return tag === 'link' && PRELOAD.test(attributes.rel ?? '') && !keepPreload(attributes);
  };
  const removals = elements.filter(isUnneeded).map(({ outer }) => ({ ...outer, text: '' }));
  const classes = classesOf(elements);
  const groups = await purgedGroups(elements, classes, keepClasses);
  const names = newNames(elements, classes, groups, shortenClasses);
  const edits = [...removals, ...styleEdits(groups, names), ...classEdits(source, elements, names)];
  const finished = transform(applyEdits(source, edits));
  return { html: finished, ...inlineHashes(finished) };
}

/**
 * Returns whether this is the shell that Next sends when a page calls `notFound()` or fails to render. The shell's body
 * is empty until scripts fill it.
 */
export function isErrorShell(html: string): boolean {
  const isShell = ({ tag, attributes }: PageElement) => tag === 'html' && attributes.id === '__next_error__';
  return html.includes('__next_error__') && elementsOf(html).some(isShell);
}

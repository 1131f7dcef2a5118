import { type Attributes, applyEdits, type Edit, elementsOf, type PageElement } from './document';
import { type InlineHashes, inlineHashes } from './inline-hashes';
import { placeSegments } from './segments';
import { type ClassPattern, usedStyles } from './used-styles';

export type FinishOptions = {
  /** Scripts to keep, besides JSON-LD and speculation rules. */
  keepScript?: (script: { attributes: Attributes; content: string }) => boolean;
  /** Preloads to keep; by default, only font preloads. */
  keepPreload?: (attributes: Attributes) => boolean;
  /** Class names that scripts add later. Their rules are kept. */
  keepClasses?: ClassPattern[];
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

const classesOf = (elements: PageElement[]) =>
  new Set(elements.flatMap(({ attributes }) => attributes.class?.split(/\s+/) ?? []));

/** Groups style elements that can be merged without reordering rules. */
function styleGroups(elements: PageElement[]): PageElement[][] {
  const groups: PageElement[][] = [];
  let open: PageElement[] | undefined;
  for (const element of elements) {
    if (isStylesheetLink(element)) open = undefined;
    if (element.tag !== 'style') continue;
    const isPlain = isPlainStyle(element);
    if (isPlain && open) {
      open.push(element);
      continue;
    }
    const group = [element];
    groups.push(group);
    open = isPlain ? group : undefined;
  }
  return groups;
}

async function styleEdits(elements: PageElement[], keepClasses: ClassPattern[]): Promise<Edit[]> {
  const classes = classesOf(elements);
  const edits = styleGroups(elements).map(async (group): Promise<Edit[]> => {
    const css = group.map(({ text }) => text).join('');
    // Browsers recover from syntax errors rule by rule, so leave styles with errors unchanged.
    const used = await usedStyles(css, classes, keepClasses).catch(() => undefined);
    const [first, ...others] = group;
    if (!first || used === undefined) return [];
    if (!isPlainStyle(first)) return [{ ...first.inner, text: used }];
    return [
      { ...first.outer, text: used && `<style>${used}</style>` },
      ...others.map(({ outer }) => ({ ...outer, text: '' })),
    ];
  });
  return (await Promise.all(edits)).flat();
}

/**
 * Finishes a page for visitors without the framework's runtime: removes the framework's scripts and preloads, keeps
 * only the styles that can apply, and returns the hashes that a strict Content Security Policy needs.
 */
export async function finish(html: string, options: FinishOptions = {}): Promise<FinishedPage> {
  const {
    keepScript = () => false,
    keepPreload = isFont,
    keepClasses = [],
    transform = (page) => page,
  } = options;
  const source = placeSegments(html);
  const elements = elementsOf(source);
  const isUnneeded = ({ tag, attributes, text }: PageElement) => {
    if (tag === 'script') {
      return !DATA_SCRIPT.test(attributes.type ?? '') && !keepScript({ attributes, content: text });
    }
    return tag === 'link' && PRELOAD.test(attributes.rel ?? '') && !keepPreload(attributes);
  };
  const removals = elements.filter(isUnneeded).map(({ outer }) => ({ ...outer, text: '' }));
  const edits = [...removals, ...(await styleEdits(elements, keepClasses))];
  const finished = transform(applyEdits(source, edits));
  return { html: finished, ...inlineHashes(finished) };
}

/**
 * Reports whether this is the shell that Next sends when a page calls `notFound()` or fails to render: its body is
 * empty until scripts fill it.
 */
export function isErrorShell(html: string): boolean {
  const isShell = ({ tag, attributes }: PageElement) => tag === 'html' && attributes.id === '__next_error__';
  return html.includes('__next_error__') && elementsOf(html).some(isShell);
}

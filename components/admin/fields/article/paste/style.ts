/**
 * Returns an element's `style` attribute in lower case. Pasted styles are renamed, because the admin's policy forbids
 * them.
 */
export const styleOf = (element: Element) => element.getAttribute('data-style')?.toLowerCase() ?? '';

/**
 * Returns a colour as browsers serialise it, such as `rgba(0, 0, 0, 0)`, or '' if it is not a colour. The admin's policy
 * allows styles that scripts set.
 */
export function parsedColour(colour: string): string {
  const { style } = document.createElement('i');
  style.color = colour.replace(/!.*/, '');
  return style.color;
}

/** Matches the bullet or number that Word adds to the text of a list item. */
export const LIST_MARKER = '[data-style*="mso-list:Ignore"], [data-style*="mso-list: Ignore"]';

/** Values by the name of the property. */
export type Declarations = Map<string, string>;

/** Returns the values in an element's style, in lower case. */
export function declarationsOf(element: Element): Declarations {
  const pairs = styleOf(element)
    .split(';')
    .map((declaration): [string, string] => {
      const colon = declaration.indexOf(':');
      return [declaration.slice(0, colon).trim(), declaration.slice(colon + 1).trim()];
    });
  return new Map(pairs);
}

/** Returns the number of characters other than spaces. */
export const lettersIn = (text: string | null) => text?.replace(/\s/g, '').length ?? 0;

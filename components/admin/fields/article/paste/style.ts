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

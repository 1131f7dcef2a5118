/**
 * Returns an element's `style` attribute in lower case. Pasted styles are renamed, because the admin's policy forbids
 * them.
 */
export const styleOf = (element: Element) => element.getAttribute('data-style')?.toLowerCase() ?? '';

/** Matches the bullet or number that Word adds to the text of a list item. */
export const LIST_MARKER = '[data-style*="mso-list:Ignore"], [data-style*="mso-list: Ignore"]';

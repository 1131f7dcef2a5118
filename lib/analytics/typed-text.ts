/** Query parameters that contain text typed by a visitor: a search, and the topic of an enquiry. */
const TYPED = ['q', 'about'];

/** Removes typed text from a URL. Returns any other string, such as an empty referrer, unchanged. */
export function withoutTypedText(address: string): string {
  if (!URL.canParse(address)) return address;
  const url = new URL(address);
  const typed = TYPED.filter((name) => url.searchParams.has(name));
  // Writing the parameters back would change their encoding even if none was deleted.
  for (const name of typed) url.searchParams.delete(name);
  return url.href;
}

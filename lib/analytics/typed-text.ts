/** Query parameters that contain text typed by a visitor: a search, and the topic of an enquiry. */
const TYPED = ['q', 'about'];

/** Returns a URL without typed text, or any other string, such as an empty referrer, unchanged. */
export function withoutTypedText(address: string): string {
  if (!URL.canParse(address)) return address;
  const url = new URL(address);
  // Deleting even a missing parameter would re-encode the query, so only existing parameters are deleted.
  const typed = TYPED.filter((name) => url.searchParams.has(name));
  for (const name of typed) url.searchParams.delete(name);
  return url.href;
}

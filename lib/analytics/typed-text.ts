/** The parameters of an address that hold what a visitor typed: a search, and the topic of an enquiry. */
const TYPED = ['q', 'about'];

/** An address without what a visitor typed; other texts, such as an empty referrer, are returned as they are. */
export function withoutTypedText(address: string): string {
  if (!URL.canParse(address)) return address;
  const url = new URL(address);
  const typed = TYPED.filter((name) => url.searchParams.has(name));
  // Deleting none would still encode the others anew.
  for (const name of typed) url.searchParams.delete(name);
  return url.href;
}

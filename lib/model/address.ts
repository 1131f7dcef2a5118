import { isWithinFormatting } from './formatting';

/** Trims a typed address, and adds https:// if it starts with www. and a domain. */
export function tidyAddress(typed: string): string {
  const address = typed.trim();
  return /^www\.[^\s.]+\.\S/i.test(address) ? `https://${address}` : address;
}

/** Returns why an invalid address is rejected, worded to follow the field's label. */
export function addressRefusal(address: string): string {
  if (/\s/.test(address)) return 'must not contain spaces';
  if (/[\\<>"]/.test(address)) return 'must not contain <, >, " or \\';
  if (address.startsWith('//')) return 'must start with https://, not with //';
  if (!/^(?:https?:\/\/|mailto:|\/)/.test(address)) return 'must start with https://, http://, mailto: or /';
  if (/^(?:https?:\/\/|mailto:)$/.test(address)) return 'is incomplete';
  return 'must not contain invisible characters';
}

/** The path and query of an address on this site, parsed as browsers do; null for any other address. */
export function pathOnSite(address: string, origin: string): string | null {
  if (!/^(?:\/|https?:)/i.test(address) || !URL.canParse(address, origin)) return null;
  const url = new URL(address, origin);
  return url.origin === origin ? url.pathname + url.search : null;
}

/** An inline Markdown link, excluding images. */
const MARKDOWN_LINK = /(?<!!)\[(?:\\.|[^\]\\]){0,500}\]\(<?([^)\s>]+)/g;

/** The targets of the inline links in Markdown; none if it has too much formatting to be saved. */
export const linksIn = (text: string): string[] =>
  isWithinFormatting(text) ? [...text.matchAll(MARKDOWN_LINK)].map(([, address = '']) => address) : [];

import { isWithinFormatting } from './formatting';

/** Trims a typed address. If it starts with `www.` and a domain, adds `https://`. */
export function tidyAddress(typed: string): string {
  const address = typed.trim();
  return /^www\.[^\s.]+\.\S/i.test(address) ? `https://${address}` : address;
}

/** Returns the error for an invalid address, worded to follow the field's label. */
export function addressRefusal(address: string): string {
  if (/\s/.test(address)) return 'must not contain spaces';
  if (/[\\<>"]/.test(address)) return 'must not contain <, >, " or \\';
  if (address.startsWith('//')) return 'must start with https://, not with //';
  if (!/^(?:https?:\/\/|mailto:|\/)/.test(address)) return 'must start with https://, http://, mailto: or /';
  if (/^(?:https?:\/\/|mailto:)$/.test(address)) return 'is incomplete; enter the whole address';
  return 'must not contain invisible characters';
}

/** Returns the path and query of an address on this site, parsed as in a browser, or null for any other address. */
export function pathOnSite(address: string, origin: string): string | null {
  if (!/^(?:\/|https?:)/i.test(address) || !URL.canParse(address, origin)) return null;
  const url = new URL(address, origin);
  return url.origin === origin ? url.pathname + url.search : null;
}

/** An inline Markdown link, excluding images. */
const MARKDOWN_LINK = /(?<!!)\[(?:\\.|[^\]\\]){0,500}\]\(<?([^)\s>]+)/g;

/** Returns the targets of the inline links in Markdown, or none if the text exceeds the formatting limits. */
export const linksIn = (text: string): string[] =>
  isWithinFormatting(text) ? [...text.matchAll(MARKDOWN_LINK)].map(([, address = '']) => address) : [];

import { isWithinFormatting } from './formatting';

/** A typed address without spaces around it, and with https:// in front of www. */
export function tidyAddress(typed: string): string {
  const address = typed.trim();
  return /^www\.[^\s.]+\.\S/i.test(address) ? `https://${address}` : address;
}

/** Why an address is refused, in words that follow the field's label. */
export function addressRefusal(address: string): string {
  if (/\s/.test(address)) return 'must not contain spaces';
  if (/[\\<>"]/.test(address)) return 'must not contain <, >, " or \\';
  if (address.startsWith('//')) return 'must start with https://, not with //';
  if (!/^(?:https?:\/\/|mailto:|\/)/.test(address)) return 'must start with https://, http://, mailto: or /';
  if (/^(?:https?:\/\/|mailto:)$/.test(address)) return 'is incomplete';
  return 'must not contain invisible characters';
}

/** The path of an address on this site; null for other addresses, as a browser reads them. */
export function pathOnSite(address: string, origin: string): string | null {
  if (!/^(?:\/|https?:)/i.test(address) || !URL.canParse(address, origin)) return null;
  const url = new URL(address, origin);
  return url.origin === origin ? url.pathname + url.search : null;
}

/** A link in Markdown that is no picture. */
const MARKDOWN_LINK = /(?<!!)\[(?:\\.|[^\]\\]){0,500}\]\(<?([^)\s>]+)/g;

/** The addresses that the links of a Markdown text lead to; none if it has too much formatting to be saved. */
export const linksIn = (text: string): string[] =>
  isWithinFormatting(text) ? [...text.matchAll(MARKDOWN_LINK)].map(([, address = '']) => address) : [];

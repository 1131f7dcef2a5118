import { isWithinFormatting } from '@/lib/model/formatting';

const MARKDOWN =
  /^(?:#{1,6} |[-*+] \S|\d{1,3}\. \S|> |```|\|.+\|\s*$|\[\^[^\]]+\]:)|\*\*\S[^*\n]*\*\*|\]\([^)\s]{1,2000}\)/m;

/**
 * Returns the clipboard's text if it is Markdown within the formatting limits and the clipboard has no HTML; otherwise
 * null.
 */
export function pastedMarkdown(data: DataTransfer | null): string | null {
  const text = data?.getData('text/plain') ?? '';
  return !data?.getData('text/html') && MARKDOWN.test(text) && isWithinFormatting(text) ? text : null;
}

import { plainText } from '@/lib/text/plain-text';

/** Whether text contains every word of the search. */
export function matches(text: string, asked: string): boolean {
  const searched = plainText(text);
  return plainText(asked)
    .split(/\s+/)
    .every((word) => searched.includes(word));
}

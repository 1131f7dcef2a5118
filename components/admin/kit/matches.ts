/** Lower-cases text and removes accents, so that 'cafe' finds 'Café'. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether text contains every word of the search. */
export function matches(text: string, asked: string): boolean {
  const searched = plain(text);
  return plain(asked)
    .split(/\s+/)
    .every((word) => searched.includes(word));
}

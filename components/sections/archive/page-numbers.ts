/** A link to an archive page. `afterGap` means that pages before it are omitted. */
export type PageNumber = { number: number; afterGap: boolean };

/** The pages that a page links to: the first and last, its neighbours, and every tenth. */
export function pageNumbers(page: number, pageCount: number): PageNumber[] {
  const numbers = Array.from({ length: pageCount }, (_, index) => index + 1).filter(
    (number) => number === 1 || number === pageCount || Math.abs(number - page) <= 1 || number % 10 === 0,
  );
  return numbers.map((number, index) => ({ number, afterGap: number - (numbers[index - 1] ?? 0) > 1 }));
}

/** The number of an archive page to link to. `afterGap` is true if the preceding page has no link. */
type PageNumber = { number: number; afterGap: boolean };

/** Returns the first and last pages, every tenth page, and the given page with its neighbours. */
export function pageNumbers(page: number, pageCount: number): PageNumber[] {
  const numbers = Array.from({ length: pageCount }, (_, index) => index + 1).filter(
    (number) => number === 1 || number === pageCount || Math.abs(number - page) <= 1 || number % 10 === 0,
  );
  return numbers.map((number, index) => ({ number, afterGap: number - (numbers[index - 1] ?? 0) > 1 }));
}

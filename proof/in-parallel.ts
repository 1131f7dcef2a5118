/** Runs a task on every item, at most `width` at a time, and returns the results in the order of the items. */
export async function inParallel<Item, Result>(
  items: readonly Item[],
  width: number,
  task: (item: Item, index: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const queue = items.entries();
  const work = async () => {
    for (const [index, item] of queue) results[index] = await task(item, index);
  };
  await Promise.all(Array.from({ length: width }, work));
  return results;
}

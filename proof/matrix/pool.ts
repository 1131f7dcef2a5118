/** Runs tasks with limited concurrency and returns the results in order. */
export async function inParallel<Task, Answer>(
  tasks: readonly Task[],
  atOnce: number,
  run: (task: Task) => Promise<Answer>,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  const open = tasks.entries();
  const work = async () => {
    for (const [index, task] of open) answers[index] = await run(task);
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, tasks.length) }, work));
  return answers;
}

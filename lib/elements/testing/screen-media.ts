class Query extends EventTarget {
  onchange = null;

  constructor(
    readonly media: string,
    private readonly answers: Record<string, boolean>,
  ) {
    super();
  }

  get matches() {
    return this.answers[this.media] ?? false;
  }

  addListener() {}

  removeListener() {}
}

/** Adds `matchMedia` to jsdom. @returns a function that changes the results and notifies listeners. */
export function setUpScreen(matching: Record<string, boolean>) {
  const answers = { ...matching };
  const queries: Query[] = [];
  window.matchMedia = (media: string) => {
    const query = new Query(media, answers);
    queries.push(query);
    return query;
  };
  return (changed: Record<string, boolean>) => {
    Object.assign(answers, changed);
    for (const query of queries) query.dispatchEvent(new Event('change'));
  };
}

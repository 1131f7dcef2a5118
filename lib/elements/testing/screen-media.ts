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

/**
 * Gives jsdom, which has no screen, one that answers media queries.
 * @returns how to change the answers; whoever watches a query is told.
 */
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

const isObject = (json: unknown): json is Record<string, unknown> =>
  typeof json === 'object' && json !== null && !Array.isArray(json);

/** Yields copies of the value, each without one element or member at any depth. */
function* smaller(json: unknown): Generator<unknown> {
  if (Array.isArray(json)) {
    for (const index of json.keys()) yield json.toSpliced(index, 1);
    for (const [index, item] of json.entries()) {
      for (const inner of smaller(item)) yield json.with(index, inner);
    }
  } else if (isObject(json)) {
    for (const name of Object.keys(json)) {
      const { [name]: _, ...others } = json;
      yield others;
    }
    for (const [name, member] of Object.entries(json)) {
      for (const inner of smaller(member)) yield { ...json, [name]: inner };
    }
  }
}

const MAX_ATTEMPTS = 300;

/**
 * Removes parts of a case one by one, as long as `differs` accepts the smaller case, in at most `MAX_ATTEMPTS`
 * attempts. Returns the smallest accepted case.
 */
export async function shrink<Case>(whole: Case, differs: (smaller: Case) => Promise<boolean>): Promise<Case> {
  let smallest = whole;
  let attempts = 0;
  search: for (;;) {
    for (const candidate of smaller(smallest)) {
      if (++attempts > MAX_ATTEMPTS) return smallest;
      if (await differs(candidate as Case).catch(() => false)) {
        smallest = candidate as Case;
        continue search;
      }
    }
    return smallest;
  }
}

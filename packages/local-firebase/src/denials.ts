/** For this long after a logged denial, others of its kind are only counted. */
const REPEAT_MS = 60_000;

/** Further kinds in the same minute count as one, because anyone can name new collections. */
const MAX_KINDS = 50;
const OTHER_KINDS = '';

/** Logs a request that the rules denied. */
export type LogDenial = (denied: { method: string; path: readonly string[]; reason: string }) => void;

/** Escapes everything but printable ASCII, because some characters change how a terminal shows a line. */
const escaped = (text: string): string =>
  JSON.stringify(text).replace(
    /[^ -~]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/**
 * Returns a function that logs the first denial of each method and top-level collection or folder in a minute, and with
 * the next one how many there were in between. Anyone can cause denials, so a line for each would fill the log.
 */
export function createDenials(
  service: string,
  log: (line: string) => void,
  now = () => Date.now(),
): LogDenial {
  const kinds = new Map<string, { loggedAt: number; others: number }>();
  const forgetExpired = () => {
    for (const [kind, { loggedAt }] of kinds) if (now() - loggedAt >= REPEAT_MS) kinds.delete(kind);
  };
  return ({ method, path, reason }) => {
    const own = `${method} ${path[0] ?? ''}`;
    if (!kinds.has(own) && kinds.size >= MAX_KINDS) forgetExpired();
    const kind = kinds.has(own) || kinds.size < MAX_KINDS ? own : OTHER_KINDS;
    const known = kinds.get(kind);
    if (known && now() - known.loggedAt < REPEAT_MS) {
      known.others += 1;
      return;
    }
    kinds.set(kind, { loggedAt: now(), others: 0 });
    const others = known?.others ? ` ${known.others} more like it since the last such line.` : '';
    log(`${service}: denied ${method} of ${escaped(path.join('/'))}: ${reason}${others}`);
  };
}

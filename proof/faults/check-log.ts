/** The limit for a line, in bytes. */
const LONGEST = 2_000;

/** The maximum number of error lines for one fault. */
const MAX = 20;

const isJson = (line: string) => {
  try {
    JSON.parse(line);
    return true;
  } catch {
    return false;
  }
};

/** Returns the problems in the lines that a server logged during a fault. */
export function checkLog(lines: string[], secrets: string[]): string[] {
  const long = lines.filter((line) => Buffer.byteLength(line) > LONGEST);
  const loose = lines.filter((line) => !isJson(line));
  const telling = lines.filter((line) => secrets.some((secret) => line.includes(secret)));
  const faults = lines.filter((line) => line.includes('"severity":"ERROR"'));
  return [
    ...long.map((line) => `A log line has ${Buffer.byteLength(line)} bytes (limit ${LONGEST}).`),
    ...loose.map((line) => `A log line is not JSON: ${line.slice(0, 200)}`),
    ...telling.map((line) => `A log line contains credentials or content: ${line.slice(0, 200)}`),
    ...(faults.length > MAX
      ? [`${faults.length} error lines for one fault (limit ${MAX}), such as ${faults.at(-1)?.slice(0, 300)}`]
      : []),
  ];
}

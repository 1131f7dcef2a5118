const ARTIFACT = '/Artifact BMC';
const END = 'EMC';

const opensMark = (line: string) => /B[DM]C$/.test(line);
const startsPath = (line: string) => / (m|re)$/.test(line);
const paintsPath = (line: string) => /^(f\*?|F|S|s|b\*?|B\*?)$/.test(line);
const paintsObject = (line: string) => / (Do|sh)$/.test(line);

/**
 * Marks everything that a page paints outside tags (backgrounds, lines, the footer) as decoration, so that screen
 * readers skip it. Relies on Skia's output: one operator per line, and text objects entirely inside or outside a mark.
 */
export function markArtifacts(content: string): string {
  const lines: string[] = [];
  let depth = 0;
  let pathStart: number | undefined;
  for (const line of content.split('\n')) {
    if (opensMark(line)) depth += 1;
    if (line === END) depth -= 1;
    const unmarked = depth === 0;
    if (startsPath(line)) pathStart ??= lines.length;
    if (unmarked && (line === 'BT' || paintsObject(line))) lines.push(ARTIFACT);
    if (unmarked && paintsPath(line)) lines.splice(pathStart ?? lines.length, 0, ARTIFACT);
    lines.push(line);
    if (unmarked && (line === 'ET' || paintsObject(line) || paintsPath(line))) lines.push(END);
    if (line === 'n' || line.endsWith(' n') || paintsPath(line)) pathStart = undefined;
  }
  return lines.join('\n');
}

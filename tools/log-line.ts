/**
 * Prints a line. If the output is not a terminal, as under systemd, the line is JSON like that of the server's log, so that
 * one tool can read the lines of all processes.
 */
export function logLine(line: string, severity: 'INFO' | 'ERROR' = 'INFO'): void {
  console.log(process.stdout.isTTY ? line : JSON.stringify({ severity, message: line.trim() }));
}

/** A rules file that cannot be used. `message` reads `file:line:column: sentence`; lines and columns count from 1. */
export class RulesError extends Error {
  constructor(
    sentence: string,
    readonly file: string,
    readonly line: number,
    readonly column: number,
  ) {
    super(`${file}:${line}:${column}: ${sentence}`);
    this.name = 'RulesError';
  }
}

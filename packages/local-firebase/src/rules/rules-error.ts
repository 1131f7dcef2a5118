/** An error in a rules file. `message` is `file:line:column: sentence`; lines and columns are counted from 1. */
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

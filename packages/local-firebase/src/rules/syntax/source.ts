import { RulesError } from '../rules-error';

/** The text of a rules file. `error` creates an error with the line and column of an offset. */
export class Source {
  constructor(
    readonly text: string,
    readonly fileName: string,
  ) {}

  position(offset: number): { line: number; column: number } {
    const before = this.text.slice(0, offset);
    return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') };
  }

  error(sentence: string, offset: number): RulesError {
    const { line, column } = this.position(offset);
    return new RulesError(sentence, this.fileName, line, column);
  }
}

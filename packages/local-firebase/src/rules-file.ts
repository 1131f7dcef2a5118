import { readFileSync, type StatsListener, unwatchFile, watchFile } from 'node:fs';
import { relative } from 'node:path';
import { messageOf } from './error-parts';
import { RulesError } from './rules/rules-error';
import type { Ruleset } from './rules/ruleset';
import { StartError } from './start-error';

const WATCH_INTERVAL_MS = 500;

export type RulesFile<Request> = { current(): Ruleset<Request>; close(): void };

type Compile<Request> = (source: string, fileName: string) => Ruleset<Request>;

function load<Request>(file: string, compile: Compile<Request>): Ruleset<Request> {
  let source: string;
  try {
    source = readFileSync(file, 'utf8');
  } catch (error) {
    throw new StartError(`The rules file ${file} cannot be read.`, { cause: error });
  }
  try {
    return compile(source, relative('.', file) || file);
  } catch (error) {
    if (!(error instanceof RulesError)) throw error;
    throw new StartError(`The rules contain an error: ${error.message}`, { cause: error });
  }
}

/**
 * Loads a rules file. If `watch` is true, reloads the file when it changes, unless the new rules are invalid.
 * @throws StartError if the file cannot be read or the rules are invalid
 */
export function openRulesFile<Request>(
  file: string,
  compile: Compile<Request>,
  options: { watch: boolean; log(line: string): void },
): RulesFile<Request> {
  let ruleset = load(file, compile);
  if (!options.watch) return { current: () => ruleset, close: () => {} };
  const reload: StatsListener = () => {
    try {
      ruleset = load(file, compile);
      options.log(`Reloaded the rules in ${file}.`);
    } catch (error) {
      options.log(`${messageOf(error)} The previous rules stay in force.`);
    }
  };
  watchFile(file, { interval: WATCH_INTERVAL_MS }, reload);
  return { current: () => ruleset, close: () => unwatchFile(file, reload) };
}

import { readFileSync } from 'node:fs';

export type Step = { instruction: string; text: string };

/** Returns the steps of each stage, without options such as `--from`. */
export function readStages(file: string): Step[][] {
  const lines = readFileSync(file, 'utf8')
    .replace(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => /^[A-Z]/.test(line));
  const stages: Step[][] = [];
  for (const line of lines) {
    const [instruction = '', ...words] = line.split(' ');
    if (instruction === 'FROM') stages.push([]);
    else stages.at(-1)?.push({ instruction, text: words.filter((word) => !/^--\w/.test(word)).join(' ') });
  }
  return stages;
}

/** Returns the variables of a stage, with the defaults of its build arguments. */
export function environmentOf(stage: Step[]): Record<string, string> {
  const values: Record<string, string> = {};
  for (const { instruction, text } of stage) {
    if (instruction !== 'ARG' && instruction !== 'ENV') continue;
    for (const pair of text.split(' ')) {
      const [name = '', value] = pair.split('=');
      const set = value?.replace(/\$(\w+)/g, (_, other) => values[other] ?? '');
      if (set !== undefined) values[name] = set;
    }
  }
  return values;
}

/** Returns the sources and the target of each COPY, in order. */
export function copiesOf(stage: Step[]): { sources: string[]; target: string }[] {
  return stage
    .filter(({ instruction }) => instruction === 'COPY')
    .map(({ text }) => {
      const words = text.split(' ');
      return { sources: words.slice(0, -1), target: words.at(-1) ?? '.' };
    });
}

/** Returns the commands that a stage runs, in order. */
export const commandsOf = (stage: Step[]): string[] =>
  stage.filter(({ instruction }) => instruction === 'RUN').map(({ text }) => text);

/** Returns the command and arguments of an instruction that is written as a JSON array. */
export function commandOf(stage: Step[], instruction: 'CMD' | 'HEALTHCHECK'): string[] {
  const text = stage.find((step) => step.instruction === instruction)?.text ?? '';
  return JSON.parse(text.slice(text.indexOf('['))) as string[];
}

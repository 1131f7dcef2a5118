import type { BenchPart } from './part';

function provenance({ name, kept }: BenchPart): string {
  const record = kept();
  if (!record) return `| ${name} | not measured | | | |`;
  const { date, commit, machine, load } = record;
  return `| ${name} | ${date} | ${commit} | ${machine} | ${load.toFixed(1)} |`;
}

/** Returns the lines of docs/benchmarks.md, from the latest figures of each part. */
export function benchmarkDocument(parts: BenchPart[]): string[] {
  const targets = parts.flatMap((part) => part.targets());
  return [
    '# Benchmarks',
    '',
    `\`npm run bench\` writes this page. \`npm run bench -- NAME …\` repeats only the parts that you name. The parts are ${parts.map(({ name }) => name).join(', ')}. If Lighthouse is interrupted, its next run on the same commit continues where it stopped.`,
    '`BENCH_MINUTES` limits how long Lighthouse runs.',
    '',
    '| target | measured | |',
    '|---|---|---|',
    // Missed targets are listed first.
    ...targets
      .toSorted(([, , a], [, , b]) => Number(a) - Number(b))
      .map(([aim, measured, isMet]) => `| ${aim} | ${measured} | ${isMet ? 'met' : '**missed**'} |`),
    '',
    'The figures for every page are in `.bench/pages.md`.',
    '',
    ...parts.flatMap((part) => part.section()),
    '## When each part was measured',
    '',
    'The load is the average over five minutes and includes the benchmark itself. A load above the number of processors can lengthen the times.',
    '',
    '| part | when (UTC) | commit | machine | load |',
    '|---|---|---|---|---|',
    ...parts.map(provenance),
    '',
  ];
}

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { benchmarkDocument } from '../bench/document';
import { pagesTable } from '../bench/pages';
import { type BenchPart, FOLDER } from '../bench/part';
import { bytes } from '../bench/parts/bytes';
import { documents } from '../bench/parts/documents';
import { lighthouse } from '../bench/parts/lighthouse';
import { observatory } from '../bench/parts/observatory';
import { publish } from '../bench/parts/publish';
import { records } from '../bench/parts/records';
import { requests } from '../bench/parts/requests';
import { search } from '../bench/parts/search';
import { createBenchSite } from '../bench/site';

// Runs all benchmarks, or only those named in the arguments. Then writes docs/benchmarks.md or, if any result
// is missing, .bench/benchmarks.md, and the figures for every page in .bench/pages.md.
const PARTS: BenchPart[] = [bytes, observatory, publish, requests, search, records, documents, lighthouse];

const log = (line: string) => console.log(line);
const names = process.argv.slice(2);
const unknown = names.filter((name) => !PARTS.some((part) => part.name === name));
const wanted = PARTS.filter(({ name }) => names.length === 0 || names.includes(name));
const site = createBenchSite(log);
let isStopping = false;
// The terminal and npm may both send a signal.
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (!isStopping) void site.stop().then(() => process.exit(1));
    isStopping = true;
  });
}
try {
  if (unknown.length > 0)
    throw new Error(`Unknown part ${unknown.join(', ')}: use ${PARTS.map(({ name }) => name).join(', ')}.`);
  for (const part of wanted) await part.measure({ log, site });
  const lines = benchmarkDocument(PARTS);
  // A checkout with missing results must not overwrite the complete documents.
  const isWhole = PARTS.every(({ kept }) => kept());
  const document = join(isWhole ? 'docs' : FOLDER, 'benchmarks.md');
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(document, `${lines.join('\n')}\n`);
  writeFileSync(join(FOLDER, 'pages.md'), `${pagesTable().join('\n')}\n`);
  log(`\n${lines.join('\n')}\n\nThese results are also in ${document}.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await site.stop();
}

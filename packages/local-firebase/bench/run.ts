import { parseArgs } from 'node:util';
import { findFirestoreEmulator } from '../src/emulators';
import { type Measured, measure } from './requests';
import { type Measuring, megabytesOf, startEmulator, startHere } from './sides';
import { measureUnderLoad } from './under-load';

// `npm run bench -- [--documents N] [--alone]` sends the same requests in turn to this backend and to the official
// emulator. With `--alone`, it measures only this backend.
const { values } = parseArgs({
  options: {
    documents: { type: 'string', default: '1000' },
    alone: { type: 'boolean', default: false },
  },
});
const DOCUMENTS = Number(values.documents);
const ROUNDS = 3;

function shown(numbers: number[], name: string): string {
  const sorted = numbers.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
  if (name === 'start') return `${Math.round(at(0.5))} ms`;
  if (name.endsWith('p95')) return `${at(0.95).toFixed(1)} ms`;
  if (name.endsWith('p99')) return `${at(0.99).toFixed(1)} ms`;
  if (name.startsWith('commits')) return `${Math.round(at(0))} to ${Math.round(at(1))}`;
  return `${at(0.5).toFixed(1)} / ${at(0.99).toFixed(1)} ms`;
}

const found = values.alone ? null : findFirestoreEmulator();
if (!found && !values.alone)
  console.log('The official Firestore emulator or Java was not found, so only this backend is measured.');
const measuring: Measuring[] = [];
try {
  measuring.push(await startHere(DOCUMENTS));
  if (found) measuring.push(await startEmulator(found, DOCUMENTS));
  const results: Measured[] = measuring.map(({ starts }) => ({ start: starts }));
  for (let round = 0; round < ROUNDS; round++) {
    for (const [index, { side }] of measuring.entries()) {
      for (const [name, numbers] of Object.entries(await measure(side, DOCUMENTS))) {
        const result = results[index];
        if (result) result[name] = [...(result[name] ?? []), ...numbers];
      }
    }
  }
  const memory = measuring.map(({ pid }) => `${Math.round(megabytesOf(pid))} MB`);
  for (const [index, { side }] of measuring.entries()) {
    Object.assign(results[index] ?? {}, await measureUnderLoad(side, DOCUMENTS));
  }
  const row = (cells: string[]) => `| ${cells.join(' | ')} |`;
  const count = DOCUMENTS.toLocaleString('en');
  console.log(row([`${count} documents, p50 / p99`, ...measuring.map(({ side }) => side.name)]));
  console.log(row(['---', ...measuring.map(() => '---')]));
  for (const name of Object.keys(results[0] ?? {}))
    console.log(row([name, ...results.map((result) => (result[name] ? shown(result[name], name) : ''))]));
  console.log(row(['memory before the load', ...memory]));
} finally {
  for (const { stop } of measuring) await stop();
}

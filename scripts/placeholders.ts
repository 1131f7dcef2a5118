import { findPlaceholders } from '../tools/find-placeholders';

// Lists the placeholders to replace before a deployment. With --strict, any placeholder is a failure.
const open = findPlaceholders('content');

for (const { file, line, key, value } of open) console.log(`${file}:${line}  ${key}: ${value}`);
console.log(
  open.length === 0
    ? 'No placeholders are left.'
    : `\n${open.length} placeholders are left. Replace each placeholder(…) with the fact.`,
);
if (process.argv.includes('--strict') && open.length > 0) process.exitCode = 1;

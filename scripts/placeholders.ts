import { counted } from '../tools/count';
import { findPlaceholders } from '../tools/find-placeholders';

// Lists the placeholders to replace before a deployment. With --strict, fails if any are left.
const open = findPlaceholders('content');

for (const { file, line, key, value } of open) console.log(`${file}:${line}  ${key}: ${value}`);
console.log(
  open.length === 0
    ? 'No placeholders are left.'
    : `\n${counted(open.length, 'placeholder')} left. Replace each placeholder(…) with the real value.`,
);
if (process.argv.includes('--strict') && open.length > 0) process.exitCode = 1;

import { findPlaceholders } from './placeholders/find-placeholders';

// Lists the placeholders to replace before a deployment. With --strict, any placeholder is a failure.
const open = findPlaceholders('content');

for (const { file, line, key, value } of open) console.log(`${file}:${line}  ${key}: ${value}`);
console.log(
  open.length === 0
    ? 'Nothing is left to replace.'
    : `\n${open.length} values are left to replace: state the fact, and remove placeholder( ) around it.`,
);
if (process.argv.includes('--strict') && open.length > 0) process.exitCode = 1;

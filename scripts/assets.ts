import { runCommand } from '../tools/run-programs';

// Regenerates the committed icons, pictures, PDFs and share cards, or only the kinds named in the arguments:
// `npm run assets -- pdfs`. The order matters, because PDFs and share cards contain pictures. Each kind is made in its
// own process, so that it reads the output of the earlier kinds.
const KINDS = ['icons', 'pictures', 'pdfs', 'share-cards'];

const names = process.argv.slice(2);
const unknown = names.filter((name) => !KINDS.includes(name));
if (unknown.length > 0) {
  console.error(`Unknown kind ${unknown.join(', ')}: use ${KINDS.join(', ')}.`);
  process.exit(1);
}
for (const kind of KINDS.filter((name) => names.length === 0 || names.includes(name))) {
  const code = runCommand(process.execPath, ['--import', 'tsx', `art/${kind}/make.ts`]);
  if (code !== 0) process.exit(code);
}

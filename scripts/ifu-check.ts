import { fileErrors } from '../content/admin/errors';
import { links } from '../content/admin/links';
import { readPdf } from '../lib/records/pdf-file';
import { counted } from '../tools/count';
import { checkDocuments } from '../tools/maintenance/check-documents';
import { openConnection } from '../tools/maintenance/connection';
import { runTask } from '../tools/maintenance/run-task';

/** The number of current files that claim to conform to PDF/A. */
let archival = 0;

async function problemsIn(content: Uint8Array): Promise<string[]> {
  const contents = await readPdf(new File([new Uint8Array(content)], 'checked.pdf'));
  if (typeof contents === 'string') return [fileErrors[contents]];
  if (contents.standard) archival += 1;
  return contents.problems.map((problem) => links.problems[problem]);
}

// Checks every file of listed instructions and safety data and, if the site's origin is given, their addresses. Fails if
// something must be corrected.
await runTask(async () => {
  const connection = openConnection(process.env);
  const { files, faults, warnings } = await checkDocuments(connection, { site: process.argv[2], problemsIn });
  for (const warning of warnings) console.log(`Warning: ${warning}`);
  for (const fault of faults) console.error(`Fault: ${fault}`);
  console.log(`Checked ${counted(files, 'file')} in ${connection.name}: ${counted(faults.length, 'fault')}.`);
  console.log(`Current files that claim to conform to PDF/A: ${archival}.`);
  if (faults.length > 0) process.exitCode = 1;
});

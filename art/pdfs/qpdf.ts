import { spawnSync } from 'node:child_process';

export type PdfDictionary = Record<string, unknown>;
export type PdfObject = { value?: PdfDictionary; stream?: { dict: PdfDictionary; data?: string } };

/** The objects of a file by their names, such as `obj:12 0 R`. Text strings begin with `u:`. */
export type PdfObjects = Record<string, PdfObject>;

function qpdf(args: string[]): string {
  const { status, error, stdout, stderr } = spawnSync('qpdf', args, { encoding: 'utf8', maxBuffer: 2 ** 28 });
  if (error) throw new Error('qpdf is missing: install it (Debian: apt-get install qpdf).');
  if (status !== 0) throw new Error(`qpdf ${args.join(' ')}: ${stderr}`);
  return stdout;
}

type Json = { qpdf: [header: { maxobjectid: number }, objects: PdfObjects] };

export function readPdf(file: string): Json['qpdf'] {
  const options = ['--json-key=qpdf', '--json-stream-data=inline', '--decode-level=generalized'];
  return (JSON.parse(qpdf(['--json=2', ...options, file])) as Json).qpdf;
}

/** Rewrites a file with changed objects. The same input gives the same bytes. */
export function rewritePdf(file: string, changesFile: string, output: string): void {
  const small = ['--object-streams=generate', '--recompress-flate', '--compression-level=9'];
  qpdf([file, `--update-from-json=${changesFile}`, '--deterministic-id', ...small, output]);
}

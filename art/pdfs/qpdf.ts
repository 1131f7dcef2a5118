import { spawnSync } from 'node:child_process';

export type PdfDictionary = Record<string, unknown>;
export type PdfObject = { value?: PdfDictionary; stream?: { dict: PdfDictionary; data?: string } };

/** A file's objects, by names such as `obj:12 0 R`. Text strings begin with `u:`. */
export type PdfObjects = Record<string, PdfObject>;

function qpdf(args: string[]): string {
  const { status, error, stdout, stderr } = spawnSync('qpdf', args, { encoding: 'utf8', maxBuffer: 2 ** 28 });
  if (error) throw new Error('qpdf could not be started. Install it: apt-get install qpdf');
  if (status !== 0) throw new Error(`qpdf ${args.join(' ')} failed: ${stderr}`);
  return stdout;
}

type Json = { qpdf: [header: { maxobjectid: number }, objects: PdfObjects] };

export function readPdf(file: string): Json['qpdf'] {
  const options = ['--json-key=qpdf', '--json-stream-data=inline', '--decode-level=generalized'];
  return (JSON.parse(qpdf(['--json=2', ...options, file])) as Json).qpdf;
}

/** Writes a copy of a file with changed objects to `output`. The same input gives the same bytes. */
export function rewritePdf(file: string, changesFile: string, output: string): void {
  const small = ['--object-streams=generate', '--recompress-flate', '--compression-level=9'];
  qpdf([file, `--update-from-json=${changesFile}`, '--deterministic-id', ...small, output]);
}

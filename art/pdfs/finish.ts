import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeFile } from './metadata';
import { readPdf, rewritePdf } from './qpdf';
import { repairStructure } from './structure';

/**
 * Returns a reproducible, accessible version of a browser's PDF: without dates, and with an id derived from its
 * content, complete tags, a title, and the digest of its source.
 */
export function finishPdf(bytes: Buffer, title: string, digest: string): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'pdf-'));
  const input = join(folder, 'in.pdf');
  const changes = join(folder, 'changes.json');
  const output = join(folder, 'out.pdf');
  try {
    writeFileSync(input, bytes);
    const [header, objects] = readPdf(input);
    const next = `obj:${header.maxobjectid + 1} 0 R`;
    const changed = { ...repairStructure(objects), ...describeFile(objects, next, title, digest) };
    writeFileSync(changes, JSON.stringify({ qpdf: [header, changed] }));
    rewritePdf(input, changes, output);
    return readFileSync(output);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

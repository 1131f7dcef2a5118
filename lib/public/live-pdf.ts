import 'server-only';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readInTime } from '@/lib/loading/within';
import { isPdfId } from '@/lib/model/link';
import type { PdfLink } from '@/lib/model/records';
import { SCHEMAS } from '@/lib/model/schema';
import { publicRecord } from '@/lib/records/public-records';
import { readRecord } from '@/lib/records/read';

/**
 * The file that stores a PDF's link, in Next's cache folder, which survives restarts and builds.
 * @param id a PDF's name, which is safe in a path
 */
function fileOf(id: string): string {
  return join(process.env.NEXT_DIST_DIR ?? '.next', 'cache', 'pdf-links', `${id}.json`);
}

const textOf = (id: string) => readFile(fileOf(id), 'utf8').catch(() => null);

/** Returns the last saved link, or null if no valid link is saved. */
async function keptLink(id: string): Promise<PdfLink | null> {
  try {
    return SCHEMAS.Link.safeParse(JSON.parse((await textOf(id)) ?? 'null')).data ?? null;
  } catch {
    return null;
  }
}

/** Saves the link, or deletes the saved link if `link` is null. @throws Error from the file system */
async function keepLink(id: string, link: PdfLink | null): Promise<void> {
  const file = fileOf(id);
  if (!link) return rm(file, { force: true });
  const text = JSON.stringify({ ...link, updatedAt: null });
  if ((await textOf(id)) === text) return;
  const whole = `${file}.${crypto.randomUUID()}`;
  await mkdir(join(file, '..'), { recursive: true });
  await writeFile(whole, text);
  await rename(whole, file);
}

async function read(id: string): Promise<PdfLink | null> {
  const stored = await readInTime(readRecord('Link', id), 'the link');
  return stored && publicRecord('Link', stored);
}

/**
 * Returns the link with this id, or null if there is none or its record is invalid, for example because it points to
 * another file. While the database is unavailable, returns the link as last read, even if by a previous process.
 * @param onStale called before a link from an earlier read is returned
 * @throws the read's error if there is no link from an earlier read
 */
export async function readLivePdf(id: string, onStale?: () => void): Promise<PdfLink | null> {
  if (!isPdfId(id)) return null;
  try {
    const link = await read(id);
    // A full disk must not prevent visitors from getting the file.
    await keepLink(id, link).catch(() => undefined);
    return link;
  } catch (error) {
    const known = await keptLink(id);
    if (known) {
      onStale?.();
      return known;
    }
    throw error;
  }
}

import 'server-only';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PdfLink } from '@/lib/model/records';
import { SCHEMAS } from '@/lib/model/schema';

/**
 * The file that stores a PDF's link, in Next's cache folder, which survives restarts and builds.
 * @param id a PDF's name, which is safe in a path
 */
function fileOf(id: string): string {
  return join(process.env.NEXT_DIST_DIR ?? '.next', 'cache', 'pdf-links', `${id}.json`);
}

const textOf = (id: string) => readFile(fileOf(id), 'utf8').catch(() => null);

/** Returns the last saved link, or null if no valid link is saved. */
export async function keptLink(id: string): Promise<PdfLink | null> {
  try {
    return SCHEMAS.Link.safeParse(JSON.parse((await textOf(id)) ?? 'null')).data ?? null;
  } catch {
    return null;
  }
}

/** Saves the link, or deletes the saved link if `link` is null. @throws Error from the file system */
export async function keepLink(id: string, link: PdfLink | null): Promise<void> {
  const file = fileOf(id);
  if (!link) return rm(file, { force: true });
  const text = JSON.stringify({ ...link, updatedAt: null });
  if ((await textOf(id)) === text) return;
  const whole = `${file}.${crypto.randomUUID()}`;
  await mkdir(join(file, '..'), { recursive: true });
  await writeFile(whole, text);
  await rename(whole, file);
}

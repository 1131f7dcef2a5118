import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LaunchedFirebase } from 'local-firebase/launch';
import { signIn, signOutUser } from '@/lib/firebase/auth';
import { emptyRecord } from '@/lib/model/converter';
import { updateBlog, updateFootprint, updateMedia } from '@/lib/records/facade';
import { fileAddress } from '@/lib/records/file-address';
import { imagePath, sha256, storeFile } from '@/lib/records/files';
import { generateId } from '@/lib/records/ids';
import { type Drawing, drawPng } from './drawings';
import { exampleBlogs, exampleMentions } from './records';

async function storeDrawing(id: string, drawing: Drawing | null): Promise<string> {
  if (!drawing) return '';
  const png = await drawPng(drawing);
  const path = imagePath(id, await sha256(png));
  await storeFile(path, png);
  return path;
}

/** Returns the text of an example article, with its picture's address filled in. */
async function readArticle(file: string, image: string): Promise<string> {
  const text = await readFile(join(import.meta.dirname, file), 'utf8');
  return text.replace('PICTURE', `${fileAddress(image)}#1280x800`);
}

/**
 * Writes the example content as staff would: signed in, through the service layer and the rules. Does nothing if the
 * database already existed.
 */
export async function fillWithExamples(
  backend: LaunchedFirebase,
  log: (line: string) => void,
): Promise<void> {
  if (!backend.firstAdministrator) return;
  log('Adding example content to the new database …');
  const { email, password } = backend.firstAdministrator;
  await signIn(email, password);
  for (const { drawing, article, ...blog } of exampleBlogs.toReversed()) {
    const id = generateId();
    const image = await storeDrawing(id, drawing);
    const text = article ? await readArticle(article, image) : '';
    await updateBlog({ ...emptyRecord('Blog', id), ...blog, image, text, published: true });
  }
  for (const mention of exampleMentions) {
    await updateMedia({ ...emptyRecord('Media', generateId()), ...mention, published: true });
  }
  const footprint = emptyRecord('GlobalFootprint', 'draft');
  await updateFootprint(footprint, false);
  await updateFootprint(footprint, true);
  await signOutUser();
}

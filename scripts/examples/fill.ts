import type { LaunchedFirebase } from 'local-firebase/launch';
import { updateBlog } from '@/lib/content/blogs';
import { imagePath, sha256, uploadFile } from '@/lib/content/files';
import { updateFootprint } from '@/lib/content/footprint';
import { generateId } from '@/lib/content/ids';
import { updateMedia } from '@/lib/content/medias';
import { signIn, signOutUser } from '@/lib/firebase/auth';
import { emptyRecord } from '@/lib/model/converter';
import { type Drawing, drawPng } from './drawings';
import { exampleBlogs, exampleMentions } from './records';

async function storeDrawing(id: string, drawing: Drawing | null): Promise<string> {
  if (!drawing) return '';
  const png = await drawPng(drawing);
  const path = imagePath(id, await sha256(png));
  if (!(await uploadFile(path, png)))
    throw new Error(`The example picture '${drawing}' could not be stored.`);
  return path;
}

/**
 * Writes the example content the way staff would: signed in, through the content service and the rules.
 * For a database that has just been made, with its first administrator.
 */
export async function fillWithExamples(
  backend: LaunchedFirebase,
  say: (line: string) => void,
): Promise<void> {
  if (!backend.firstAdministrator) return;
  say('Filling the new database with example content …');
  const { email, password } = backend.firstAdministrator;
  await signIn(email, password);
  for (const { drawing, ...blog } of exampleBlogs.toReversed()) {
    const id = generateId();
    const image = await storeDrawing(id, drawing);
    await updateBlog({ ...emptyRecord('Blog', id), ...blog, image, published: true });
  }
  for (const mention of exampleMentions) {
    await updateMedia({ ...emptyRecord('Media', generateId()), ...mention, published: true });
  }
  const footprint = emptyRecord('GlobalFootprint', 'draft');
  await updateFootprint(footprint, false);
  await updateFootprint(footprint, true);
  await signOutUser();
}

import { changedFields, takeField } from '@/lib/model/editable';
import { DEVICE_FIELDS } from '@/lib/model/link';
import { LANGUAGES_OF } from '@/lib/model/queries';
import type { PdfLink } from '@/lib/model/records';
import { updateLink } from './facade';
import { readMatching } from './read';

const isAboutDevice = (field: string) => DEVICE_FIELDS.some((name) => name === field);

const deviceOf = (link: PdfLink): Partial<PdfLink> =>
  Object.assign({}, ...DEVICE_FIELDS.map((field) => takeField('Link', field, link)));

/** A language of a document whose details about the device differ from those of another language. */
type Differing = { link: PdfLink; labels: string[] };

/** Returns the other languages of a link's document with different details about the device. For staff only. */
export async function differingLanguages(link: PdfLink): Promise<Differing[]> {
  if (!link.document) return [];
  const links = await readMatching('Link', LANGUAGES_OF, [link.document]);
  return links
    .filter(({ id, kind }) => id !== link.id && kind === link.kind)
    .map((other) => ({
      link: other,
      labels: changedFields('Link', other, link)
        .filter(({ field }) => isAboutDevice(field))
        .map(({ label }) => label),
    }))
    .filter(({ labels }) => labels.length > 0);
}

/**
 * Copies a link's details about the device to other languages, and saves these one after another.
 * @throws the errors of `saveRecord`; the languages before the one that failed are saved
 */
export async function shareDevice(link: PdfLink, others: readonly Differing[]): Promise<void> {
  for (const { link: other } of others) await updateLink({ ...other, ...deviceOf(link) });
}

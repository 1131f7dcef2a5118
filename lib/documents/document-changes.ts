import { dayOf } from '@/lib/model/fields/date';
import type { PdfLink } from '@/lib/model/records';
import { type DeviceDocument, type DeviceDocuments, documentPath, titleOf } from './device-documents';

/** The same change to one or more language versions of a document. */
export type DocumentChange = {
  slug: string;
  href: string;
  title: string;
  /** The language of the title. */
  language: string;
  text: string;
  concernsSafety: boolean;
  /** The date of issue or, if it is not stated, of the last save. */
  day: string;
  /** The changed languages, as tags. */
  languages: string[];
};

/** The maximum number of changes that the page and the feed list, so that the page arrives in the first packets. */
const MAX_LISTED = 40;

/** The time for which a product's page marks a change that concerns safety, in milliseconds. */
const MARKED_MS = 90 * 86_400_000;

type Dated = Pick<PdfLink, 'issued' | 'updatedAt'>;

const dayOfChange = ({ issued, updatedAt }: Dated): string => issued || (updatedAt ? dayOf(updatedAt) : '');

/** Whether a document's current file has a change that concerns safety and is new enough to be marked. */
export function hasNewSafetyChange(
  link: Dated & { change: string; changeSafety: boolean },
  now: Date,
): boolean {
  const day = dayOfChange(link);
  return (
    Boolean(link.change) &&
    link.changeSafety &&
    day > dayOf(new Date(now.getTime() - MARKED_MS)) &&
    day <= dayOf(now)
  );
}

/** Returns a document's changes. Languages with the same note, date and revision share an entry. */
function changesOf({ slug, versions }: DeviceDocument): DocumentChange[] {
  const found = new Map<string, DocumentChange>();
  for (const version of versions) {
    const { change, changeSafety, edition, language } = version;
    if (!change) continue;
    const day = dayOfChange(version);
    const key = JSON.stringify([change, changeSafety, edition, day]);
    const known = found.get(key);
    if (known) {
      known.href = documentPath(slug);
      known.languages.push(language);
    } else {
      found.set(key, {
        ...{ slug, href: documentPath(slug, language), title: titleOf(version), language, day },
        ...{ text: change, concernsSafety: changeSafety, languages: [language] },
      });
    }
  }
  return [...found.values()];
}

/** Returns the latest changes of all documents, newest first. */
export const latestChanges = (documents: DeviceDocuments): DocumentChange[] =>
  documents.all
    .flatMap(changesOf)
    .toSorted((a, b) => (a.day < b.day ? 1 : a.day > b.day ? -1 : 0))
    .slice(0, MAX_LISTED);

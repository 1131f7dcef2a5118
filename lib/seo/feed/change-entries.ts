import { changesPage } from '@/content/ifu/changes';
import type { DocumentChange } from '@/lib/documents/document-changes';
import { englishName, localeOf, SITE_LANGUAGE } from '@/lib/model/languages';
import { isolated } from '@/lib/text/isolated';
import { absoluteAddress } from '../address';
import type { FeedEntry } from './entry';

const { safety, types, replacement: replacementLabel } = changesPage;

/** Feeds require dates, so an invalid date becomes the oldest. */
const timeOf = (day: string) => new Date(Date.parse(day) || 0);

/** Returns the note, the reason and, as an address, the replacement. */
const summaryOf = ({ type, text, replacement }: DocumentChange): string =>
  [text || types[type], replacement && `${replacementLabel}: ${absoluteAddress(replacement)}`]
    .filter(Boolean)
    .join(' – ');

/** Returns the feed entries of changes to documents. */
export const changeEntries = (changes: readonly DocumentChange[]): FeedEntry[] =>
  changes.map((change) => {
    const { id, href, title, concernsSafety, type, since, day, languages } = change;
    const names = languages.flatMap((tag) => englishName(tag) || []).join(', ');
    return {
      id: `${absoluteAddress('/')}/#change-${id}`,
      language: localeOf(SITE_LANGUAGE),
      title: [concernsSafety ? safety : types[type], isolated(title) + (names && ` (${names})`)]
        .filter(Boolean)
        .join(': '),
      summary: summaryOf(change),
      link: absoluteAddress(href),
      published: timeOf(since),
      updated: timeOf(day),
    };
  });

import { changesPage } from '@/content/ifu/changes';
import type { DocumentChange } from '@/lib/documents/document-changes';
import { englishName, localeOf, SITE_LANGUAGE } from '@/lib/model/languages';
import { isolated } from '@/lib/text/isolated';
import { absoluteAddress } from '../address';
import type { FeedEntry } from './entry';

/** Returns the feed entries of changes to documents. Feeds require dates, so an invalid date becomes the oldest. */
export const changeEntries = (changes: DocumentChange[]): FeedEntry[] =>
  changes.map(({ slug, href, title, text, concernsSafety, day, languages }) => {
    const published = new Date(Date.parse(day) || 0);
    const names = languages.flatMap((tag) => englishName(tag) || []).join(', ');
    return {
      id: `${absoluteAddress('/')}/#change-${slug}-${languages[0]}-${day}`,
      language: localeOf(SITE_LANGUAGE),
      title: [concernsSafety ? changesPage.safety : '', isolated(title) + (names && ` (${names})`)]
        .filter(Boolean)
        .join(': '),
      summary: text,
      link: absoluteAddress(href),
      published,
      updated: published,
    };
  });

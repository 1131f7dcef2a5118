import { freshQuery, LISTS, listName, writeQuery } from '@/components/admin/dashboard/list-query';
import { matches } from '@/components/admin/dashboard/select-records';
import { search as words } from '@/content/admin/search';
import { admin } from '@/content/admin/texts';
import { getLinks } from '@/lib/content/links';
import { operationsOf } from '@/lib/content/operations';
import { KINDS, PUBLISHABLE } from '@/lib/model/kinds';
import type { PdfLink, Publishable } from '@/lib/model/records';
import { publicationState } from '@/lib/model/visibility';

/** A search result: a record or a list. */
export type Place = {
  href: string;
  title: string;
  /** The result's kind and, for a record, its state. */
  kind: string;
  /** Further text to search. */
  text: string;
};

/** The maximum number of results. A narrower search is more useful than a longer list. */
const MOST = 40;

const textOf = (record: object) =>
  Object.values(record)
    .filter((value) => typeof value === 'string')
    .join('\n');

const LIST_PLACES: Place[] = LISTS.map((list) => ({
  href: writeQuery({ ...freshQuery, list }),
  title: listName(list),
  kind: words.list,
  text: '',
}));

const linkPlace = (link: PdfLink): Place => ({
  href: `/admin/link/${link.id}`,
  title: link.title || link.id,
  kind: KINDS.Link.words.name,
  text: textOf(link),
});

/** Every list and every record, drafts included. */
export async function readPlaces(): Promise<Place[]> {
  const records = PUBLISHABLE.map(async (name) => {
    const { editor, words: kind } = KINDS[name];
    const stored: Publishable[] = await operationsOf(name).list(true);
    return stored.map((record) => ({
      href: `/admin/${editor}/${record.id}`,
      title: record.title,
      kind: `${kind.name}, ${admin.state[publicationState(record)].toLowerCase()}`,
      text: textOf(record),
    }));
  });
  const links = getLinks().then((found) => found.map(linkPlace));
  return [...LIST_PLACES, ...(await Promise.all([...records, links])).flat()];
}

/** The results that contain every word, with matches in the title first. */
export function findPlaces(places: Place[], asked: string): Place[] {
  const inTitle = places.filter(({ title }) => matches(title, asked));
  const elsewhere = places.filter(
    (place) => !inTitle.includes(place) && matches(`${place.title}\n${place.text}`, asked),
  );
  return [...inTitle, ...elsewhere].slice(0, MOST);
}

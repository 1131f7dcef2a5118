'use client';

import { Autocomplete } from '@base-ui/react/autocomplete';
import { Dialog } from '@base-ui/react/dialog';
import { type Dispatch, type SetStateAction, useDeferredValue, useRef, useState } from 'react';
import { Button } from '@/components/admin/kit/button';
import dialog from '@/components/admin/kit/dialog.module.scss';
import { editorAddress } from '@/components/admin/kit/editor-address';
import { LoadFailure } from '@/components/admin/kit/loading';
import { matches } from '@/components/admin/kit/matches';
import { useLoaded } from '@/components/admin/kit/use-loaded';
import { freshQuery, LISTS, listName, writeQuery } from '@/components/admin/lists/list-query';
import { stateOf } from '@/components/admin/lists/select-records';
import { getStored, type Stored } from '@/components/admin/lists/stored';
import { search } from '@/content/admin/search';
import { admin } from '@/content/admin/texts';
import { KINDS } from '@/lib/model/kinds';
import styles from './search-dialog.module.scss';
import { TypedAhead } from './typed-ahead';

export type SearchDialogProps = {
  asked: string;
  onAsk: Dispatch<SetStateAction<string>>;
  onClose(): void;
};

/** Searches lists and records. Enter opens the highlighted result. */
export function SearchDialog({ asked, onAsk, onClose }: SearchDialogProps) {
  const { loaded, failure, reload } = useLoaded(readPlaces);
  const [reached, setReached] = useState(false);
  const wanted = useDeferredValue(asked);
  const field = useRef<HTMLInputElement>(null);
  const found = findPlaces(loaded ?? [], wanted);
  return (
    <>
      {!reached && <TypedAhead onType={onAsk} onCancel={onClose} />}
      <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
        <Dialog.Portal>
          <Dialog.Backdrop className={dialog.backdrop} />
          <Dialog.Popup className={styles.popup} initialFocus={field}>
            <div className={styles.head}>
              <Dialog.Title className={styles.title}>{search.heading}</Dialog.Title>
              <Dialog.Close render={<Button small kind="quiet" />}>{search.close}</Dialog.Close>
            </div>
            <Autocomplete.Root
              open
              inline
              items={found}
              filter={null}
              value={asked}
              onValueChange={(text) => onAsk(text)}
              autoHighlight="always"
              keepHighlight
              itemToStringValue={({ title }: Place) => title}
            >
              <Autocomplete.Input
                ref={field}
                onFocus={() => setReached(true)}
                className={styles.input}
                aria-label={search.field}
                placeholder={search.hint}
              />
              {failure && <LoadFailure text={search.failed} onRetry={reload} />}
              <Autocomplete.Status className={styles.status}>
                {!loaded && !failure && `${admin.loading} …`}
                {loaded && (found.length === 0 ? search.nothing : <Count found={found.length} />)}
              </Autocomplete.Status>
              <Autocomplete.List className={styles.list}>
                {(place: Place) => (
                  <Autocomplete.Item
                    key={place.href}
                    value={place}
                    className={styles.item}
                    onClick={() => window.location.assign(place.href)}
                  >
                    <span className={styles.name} dir="auto">
                      {place.title}
                    </span>
                    <span className={styles.kind}>{place.kind}</span>
                  </Autocomplete.Item>
                )}
              </Autocomplete.List>
            </Autocomplete.Root>
          </Dialog.Popup>
        </Dialog.Portal>
      </Dialog.Root>
    </>
  );
}

/** The number of results, for screen readers only. */
function Count({ found }: { found: number }) {
  return (
    <span className="visually-hidden">
      {found} {found === 1 ? search.result : search.results}
    </span>
  );
}

/** A search result: a record or a list. */
export type Place = {
  href: string;
  title: string;
  /** The result's kind and, for a blog or press mention, its publication state. */
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
  kind: search.list,
  text: '',
}));

function placeOf({ collection, ...record }: Stored): Place {
  const { name } = KINDS[collection].words;
  const state = stateOf(record);
  return {
    href: editorAddress(collection, record.id),
    title: record.title || record.id,
    kind: state ? `${name}, ${admin.state[state].toLowerCase()}` : name,
    text: textOf(record),
  };
}

/** Returns all lists, blogs, press mentions and PDF links, including drafts. */
const readPlaces = async (): Promise<Place[]> => [...LIST_PLACES, ...(await getStored()).map(placeOf)];

/** Returns up to `MOST` results that contain every word of the query, with matches in the title first. */
export function findPlaces(places: Place[], asked: string): Place[] {
  const inTitle = places.filter(({ title }) => matches(title, asked));
  const elsewhere = places.filter(
    (place) => !inTitle.includes(place) && matches(`${place.title}\n${place.text}`, asked),
  );
  return [...inTitle, ...elsewhere].slice(0, MOST);
}

'use client';

import { useCallback, useEffect, useState } from 'react';
import { Icon } from '@/components/admin/kit/icons';
import { LazyBoundary, lazyPart } from '@/components/admin/kit/lazy-boundary';
import { keyNames, SHORTCUTS } from '@/components/admin/kit/shortcuts';
import { search } from '@/content/admin/search';
import styles from './search-button.module.scss';
import { TypedAhead } from './typed-ahead';

const SearchDialog = lazyPart(() => import('./search-dialog').then(({ SearchDialog }) => SearchDialog));

const [KEY] = SHORTCUTS.everywhere.search;

/** A button that opens the search. While it is on the page, Ctrl+K and Cmd+K open the search too. */
export function SearchButton() {
  const [open, setOpen] = useState(false);
  const [asked, setAsked] = useState('');
  const close = useCallback(() => {
    setOpen(false);
    setAsked('');
  }, []);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || event.altKey || !(event.ctrlKey || event.metaKey)) return;
      // In an article, the keys link the selected text.
      if (event.defaultPrevented) return;
      event.preventDefault();
      setOpen(true);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
      >
        <Icon name="search" />
        <span className={styles.words}>{search.button}</span>
        <kbd className={styles.keys}>{keyNames(KEY).join(' ')}</kbd>
      </button>
      {open && (
        <LazyBoundary fallback={<TypedAhead onType={setAsked} onCancel={close} />}>
          <SearchDialog asked={asked} onAsk={setAsked} onClose={close} />
        </LazyBoundary>
      )}
    </>
  );
}

'use client';

import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { changedFields, pickEditable, takeField } from '@/lib/model/editable';
import type { Collection } from '@/lib/model/kinds';
import type { Stamped } from '@/lib/model/records';
import { type Draft, keepDraft, loadDraft } from './draft-store';

/** Milliseconds between a change and its being kept. */
const PAUSE = 300;

/** A draft kept for a record that differs from what is stored now. */
function unsavedDraft(name: Collection, record: Stamped, key: string): Draft | null {
  const draft = loadDraft(name, key);
  if (!draft) return null;
  const differs = changedFields(name, draft.base, draft.values).some(
    ({ field }) =>
      changedFields(name, record, { ...record, ...takeField(name, field, draft.values) }).length > 0,
  );
  return differs ? draft : (draft.earlier ?? null);
}

export type DraftOptions = {
  /** What the draft is kept under: the record's id, unless a new record has none yet. */
  key?: string;
  /** The name of a file that was chosen. */
  file?: string | undefined;
};

/**
 * Keeps what differs from the stored record on this device until it is saved. What an earlier visit left is
 * `found`, and kept beside the new draft until `settle` is called. Under another key what is typed goes on beside
 * what was left there.
 */
export function useLocalDraft(
  name: Collection,
  record: Stamped,
  values: object,
  { key = record.id, file }: DraftOptions = {},
) {
  const [left, setLeft] = useState(() => ({ key, found: unsavedDraft(name, record, key) }));
  const { found } = left;
  const unsaved = changedFields(name, record, values).length > 0;
  const keep = useRef(() => {});

  // Before anything is kept under the new key. The old one keeps only what nobody has decided on yet.
  useLayoutEffect(() => {
    if (left.key === key) return;
    keepDraft(name, left.key, left.found);
    setLeft({ key, found: unsavedDraft(name, record, key) });
  }, [left, name, record, key]);

  useEffect(() => {
    keep.current = () => {
      const [typed, base] = [pickEditable(name, values), pickEditable(name, record)];
      const draft = { values: typed, base, savedAt: Date.now(), file, earlier: found ?? undefined };
      keepDraft(name, key, unsaved ? draft : found);
    };
    const timer = setTimeout(() => keep.current(), PAUSE);
    return () => clearTimeout(timer);
  });

  useEffect(() => {
    const keepNow = () => keep.current();
    window.addEventListener('pagehide', keepNow);
    document.addEventListener('visibilitychange', keepNow);
    return () => {
      window.removeEventListener('pagehide', keepNow);
      document.removeEventListener('visibilitychange', keepNow);
      keepNow();
    };
  }, []);

  const settle = () => setLeft({ key, found: found?.earlier ?? null });
  return { found, settle };
}

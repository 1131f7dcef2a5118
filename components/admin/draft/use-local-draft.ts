'use client';

import { useEffect, useRef, useState } from 'react';
import { changedFields, pickEditable } from '@/lib/content/editable';
import type { Collection, Stamped } from '@/lib/content/records';
import { type Draft, keepDraft, loadDraft } from './draft-store';

/** Milliseconds between a change and its being kept. */
const PAUSE = 300;

/** A draft kept for a record that differs from what is stored now. */
function unsavedDraft(name: Collection, record: Stamped): Draft | null {
  const draft = loadDraft(name, record.id);
  if (!draft) return null;
  const differs = changedFields(name, draft.base, draft.values).some(
    ({ field, after }) => changedFields(name, record, { ...record, [field]: after }).length > 0,
  );
  return differs ? draft : (draft.earlier ?? null);
}

/**
 * Keeps what differs from the stored record on this device until it is saved. What an earlier visit left is
 * `found`, and kept beside the new draft until `settle` is called.
 */
export function useLocalDraft(name: Collection, record: Stamped, values: object) {
  const [found, setFound] = useState<Draft | null>(() => unsavedDraft(name, record));
  const unsaved = changedFields(name, record, values).length > 0;
  const keep = useRef(() => {});

  useEffect(() => {
    keep.current = () => {
      const [typed, base] = [pickEditable(name, values), pickEditable(name, record)];
      const draft = { values: typed, base, savedAt: Date.now(), earlier: found ?? undefined };
      keepDraft(name, record.id, unsaved ? draft : found);
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

  const settle = () => setFound(found?.earlier ?? null);
  return { found, settle };
}

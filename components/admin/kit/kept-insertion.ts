'use client';

import { createContext, useContext, useEffect } from 'react';

type KeptInsertion = {
  /** Text typed in a panel but not inserted, as JSON; '' if there is none. */
  insertion: string;
  /** Keeps the text with the record's unsaved changes. */
  keep(insertion: string): void;
};

export const KeptInsertion = createContext<KeptInsertion>({ insertion: '', keep: () => {} });

/**
 * Keeps text typed in a panel with the record's unsaved changes until the user closes the panel. Unmounting the panel does
 * not discard the text, because the editor is unmounted while the article is shown as Markdown.
 */
export function useKeptInsertion(insertion: string): void {
  const { keep } = useContext(KeptInsertion);
  useEffect(() => keep(insertion), [insertion, keep]);
}

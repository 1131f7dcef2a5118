'use client';

import { createContext, useContext, useEffect } from 'react';

type KeptInsertion = {
  /** What was typed in a panel but not inserted, as JSON; '' if nothing was. */
  insertion: string;
  /** Keeps it with the record's unsaved changes. */
  keep(insertion: string): void;
};

export const KeptInsertion = createContext<KeptInsertion>({ insertion: '', keep: () => {} });

/** Keeps what is typed in a panel with the record's unsaved changes, until it is inserted or the panel closes. */
export function useKeptInsertion(insertion: string): void {
  const { keep } = useContext(KeptInsertion);
  useEffect(() => keep(insertion), [insertion, keep]);
  useEffect(() => () => keep(''), [keep]);
}

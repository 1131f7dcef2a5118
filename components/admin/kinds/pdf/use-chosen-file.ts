'use client';

import { useRef, useState } from 'react';
import { graveProblems } from '@/lib/records/pdf-problems';
import type { ChosenPdf } from './choose-pdf';

/**
 * The file that is chosen in a link's form and stored by the next save.
 * @param nameBefore the name of a file that was chosen on an earlier visit and must be chosen again
 */
export function useChosenFile(nameBefore: string | undefined) {
  const [chosen, setChosen] = useState<ChosenPdf | null>(null);
  const [missing, setMissing] = useState(nameBefore);
  const [confirmed, setConfirmed] = useState(false);
  const [checking, setChecking] = useState(false);
  /** The number of the latest choice. An earlier choice whose check ends later must not replace the latest. */
  const turn = useRef(0);

  return {
    chosen,
    missing,
    checking,
    confirmed,
    confirm: setConfirmed,
    /** The problems that the user must confirm and has not confirmed yet. */
    unconfirmed: chosen && !confirmed ? graveProblems(chosen.problems) : [],
    /** The name and title that are backed up with the form's values. */
    named: chosen ? { name: chosen.file.name, title: chosen.title } : missing && { name: missing },

    /** Resolves to the result of a check, or to null if another file was chosen in the meantime. */
    async latest<Result>(check: () => Promise<Result>): Promise<Result | null> {
      turn.current += 1;
      const mine = turn.current;
      setChecking(true);
      const result = await check();
      if (mine !== turn.current) return null;
      setChecking(false);
      return result;
    },

    take(pdf: ChosenPdf) {
      setChosen(pdf);
      setConfirmed(false);
      setMissing(undefined);
    },

    /** Ends the choice of a file that is stored, unless another file was chosen in the meantime. */
    stored(pdf: ChosenPdf | null) {
      setChosen((now) => (now === pdf ? null : now));
    },

    /** Drops the file if the form now names another one. */
    keepOnly(sha256: unknown) {
      if (sha256 !== chosen?.sha256) setChosen(null);
    },

    /** @returns a function that chooses the same file again */
    forget() {
      turn.current += 1;
      setChecking(false);
      setChosen(null);
      setMissing(undefined);
      return () => {
        setChosen(chosen);
        setMissing(missing);
      };
    },
  };
}

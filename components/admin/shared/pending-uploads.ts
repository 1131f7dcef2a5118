'use client';

import { createContext, useCallback, useContext, useRef, useState } from 'react';

/** `undecided` if it depends on an open question, `superseded` if a later choice replaced it. */
export type UploadOutcome = 'stored' | 'failed' | 'undecided' | 'superseded';

type Upload = Promise<UploadOutcome>;

type Form = {
  /** Registers an upload with the form, so that a save waits for it. */
  track(upload: Upload): void;
  /** The stored revision. Failures before it are obsolete. */
  revision: number;
};

export const PendingUploads = createContext<Form>({ track: () => {}, revision: 0 });

/** The form around an upload field. */
export const useUploadingForm = () => useContext(PendingUploads);

/** The uploads started by a form's fields. */
export function usePendingUploads() {
  const running = useRef(new Set<Upload>());
  const [count, setCount] = useState(0);

  const track = useCallback((upload: Upload) => {
    const update = () => setCount(running.current.size);
    const tracked: Upload = upload.finally(() => {
      running.current.delete(tracked);
      update();
    });
    running.current.add(tracked);
    update();
  }, []);

  /**
   * Waits for all uploads.
   * @returns the outcome of the last one
   */
  const settled = useCallback(async (): Promise<Exclude<UploadOutcome, 'superseded'>> => {
    let last: Exclude<UploadOutcome, 'superseded'> = 'stored';
    for (let newest = [...running.current].at(-1); newest; newest = [...running.current].at(-1)) {
      const outcome = await newest;
      if (outcome !== 'superseded') last = outcome;
    }
    return last;
  }, []);

  return { uploading: count > 0, track, settled };
}

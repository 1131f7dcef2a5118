'use client';

import { createContext, useCallback, useContext, useRef, useState } from 'react';

/** Settles when a file is stored, with true, or when it will not be, with false. */
type Upload = Promise<boolean>;

type Form = {
  /** Tells the form of an upload, so that a save waits for it. */
  track(upload: Upload): void;
  /** The stored revision: what failed before it was written is past. */
  revision: number;
};

export const PendingUploads = createContext<Form>({ track: () => {}, revision: 0 });

/** The form around a field that uploads. */
export const useUploadingForm = () => useContext(PendingUploads);

/** The uploads that the fields of a form have started. */
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

  /** Waits until none is under way. @returns whether the last one succeeded. */
  const settled = useCallback(async (): Promise<boolean> => {
    let succeeded = true;
    for (let newest = [...running.current].at(-1); newest; newest = [...running.current].at(-1)) {
      succeeded = await newest;
    }
    return succeeded;
  }, []);

  return { uploading: count > 0, track, settled };
}

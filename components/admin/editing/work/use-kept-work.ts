'use client';

import { useEffect, useRef, useState } from 'react';
import { useFinishBeforeSignOut } from '@/components/admin/kit/leaving';
import { useLatest } from '@/components/admin/kit/use-latest';
import { checkSession, watchUser } from '@/lib/firebase/auth';
import { changedFields, takeField } from '@/lib/model/editable';
import type { Collection } from '@/lib/model/kinds';
import type { Stamped } from '@/lib/model/records';
import { textIn } from '@/lib/model/text-in';
import type { Work } from '@/lib/records/work';
import { discardCopy, type OpenedWork } from './open-work';
import { type Kept, WorkKeeper } from './work-keeper';

/** A chosen file. `title` is the title that it suggests for its record, if any. */
export type ChosenFile = { name: string; title?: string };

type OtherWork = {
  file: ChosenFile | undefined;
  /** The fields of the file that is stored, if another one is chosen. */
  storedFile?: object | undefined;
  /** Text typed in a panel but not inserted, as JSON. */
  insertion: string | undefined;
  /** The revision of the shared draft that the changes are based on, if any. */
  draft?: number | undefined;
};

/**
 * Returns the differences from the stored record, or null if there are none and no text awaits insertion. A chosen file
 * is not backed up, so the differences refer to the stored file, and do not include a title taken from the chosen one.
 */
export function workOn(
  name: Collection,
  record: Stamped,
  values: object,
  { file, storedFile, insertion, draft }: OtherWork,
): Work | null {
  if (changedFields(name, record, values).length === 0 && insertion === undefined) return null;
  const backedUp = { ...values, ...storedFile };
  const typed = changedFields(name, record, backedUp).filter(
    ({ field, after }) => !(field === 'title' && after === file?.title),
  );
  return {
    loaded: record.revision,
    title: textIn(values, 'title') || textIn(record, 'title'),
    values: Object.assign({}, ...typed.map(({ field }) => takeField(name, field, backedUp))),
    file: file?.name,
    insertion,
    draft,
  };
}

export type KeptWorkOptions = OtherWork & {
  /** Null if changes are not backed up. */
  opened: OpenedWork | null;
  /** The id under which the changes are backed up, which can differ from the record's id. */
  id: string;
  takenFrom: string;
};

/**
 * Backs up the differences from the stored record until they are saved or discarded.
 * @returns where the differences are backed up, or null if that is not known yet
 */
export function useKeptWork(
  name: Collection,
  record: Stamped,
  values: object,
  { opened, id, takenFrom, ...other }: KeptWorkOptions,
): Kept | null {
  const keeper = useRef<WorkKeeper>(null);
  const [kept, setKept] = useState<Kept | null>(null);
  const moved = useRef(opened?.moved ?? null);
  const work = workOn(name, record, values, other);
  const [hadWork] = useState(work !== null);
  const latest = useLatest(work && { ...work, takenFrom });

  useEffect(() => {
    if (!opened) return;
    const { key, revision, mayArrive } = opened;
    // A new PDF link's id changes on save, or when the form switches to a stored link. The old id's copy is deleted.
    keeper.current?.want(null);
    const made = new WorkKeeper({
      key: { ...key, id },
      ...(key.id === id ? { revision, mayArrive } : { revision: 0 }),
      onKept: setKept,
      // A refusal can be the first sign that the session has ended. If so, this check opens the sign-in dialog.
      onRefused: () => void checkSession().catch(() => {}),
    });
    keeper.current = made;
    const flush = () => made.flush();
    const stopWatching = watchUser((user) => user && made.signedIn(user.uid));
    window.addEventListener('online', flush);
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flush);
    return () => {
      window.removeEventListener('online', flush);
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flush);
      stopWatching();
      made.flush();
    };
  }, [opened, id]);

  const signature = work && JSON.stringify([work, takenFrom]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the signature changes whenever the work changes
  useEffect(() => {
    keeper.current?.want(latest.current);
  }, [signature, opened, id]);

  useFinishBeforeSignOut(async () => !work || (keeper.current?.backUp() ?? false));

  const isDiscarded = hadWork && !work;
  const isSettled = kept?.server === 'kept' && (kept.at !== null || isDiscarded);
  useEffect(() => {
    const copy = moved.current;
    if (!isSettled || !copy) return;
    void discardCopy(copy).catch(() => {});
    moved.current = null;
  }, [isSettled]);

  return kept;
}

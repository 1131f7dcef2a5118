'use client';

import { type ComponentPropsWithRef, useEffect, useId, useRef, useState } from 'react';
import { admin } from '@/content/admin/texts';
import { uploads } from '@/content/admin/uploads';
import { checkSession } from '@/lib/firebase/auth';
import { CancelledError } from '@/lib/records/errors';
import type { UploadOptions } from '@/lib/records/files';
import { Button } from './button';
import { canPass, errorMessage, isCancelled, isMissingScript, isRefusal } from './error-message';
import { type UploadOutcome, useUploadingForm } from './pending-uploads';
import styles from './upload.module.scss';
import { useWaited } from './use-waited';

export type UploadProgressProps = Pick<
  ReturnType<typeof useUpload>,
  'share' | 'failure' | 'notice' | 'remedy' | 'cancel'
> & {
  id: string;
};

/** An upload's progress with a cancel button, or its error or notice, with a remedy if there is one. */
export function UploadProgress({ id, share, failure, notice, remedy, cancel }: UploadProgressProps) {
  const slow = useWaited(share) === 'long';
  const percent = Math.round((share ?? 0) * 100);
  return (
    <div id={id} className={styles.state}>
      {share !== null && (
        <>
          <progress className={styles.progress} aria-label={uploads.uploading} max={100} value={percent} />
          <div className={styles.row}>
            <span>{percent}%</span>
            <Button kind="quiet" onClick={cancel}>
              {admin.actions.cancel}
            </Button>
          </div>
        </>
      )}
      <p className={styles.failure} role="alert">
        {failure}
      </p>
      <p role="status">{slow ? uploads.slow : notice}</p>
      {remedy && <Button onClick={remedy.act}>{remedy.label}</Button>}
    </div>
  );
}

export type FileInputProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'className' | 'onChange'> & {
  onChoose(file: File): void;
};

/** A file chooser styled as a button. Choosing the same file again also calls `onChoose`. */
export function FileInput({ onChoose, ...input }: FileInputProps) {
  return (
    <input
      {...input}
      type="file"
      className={styles.input}
      onChange={({ target }) => {
        const file = target.files?.[0];
        if (file) onChoose(file);
        target.value = '';
      }}
    />
  );
}

type Upload<Result = void> = (options: UploadOptions) => Promise<Result>;

type State = {
  /** The uploaded fraction, from 0 to 1; null if no upload is running. */
  share: number | null;
  failure: string;
  /** A message that is not an error. */
  notice: string;
  remedy: { label: string; act(): void } | null;
};

const idle: State = { share: null, failure: '', notice: '', remedy: null };

const reload = { label: admin.actions.reload, act: () => window.location.reload() };

/** Runs one upload at a time. Returns its progress, its error or notice, and functions that control it. */
export function useUpload() {
  const [state, setState] = useState<State>(idle);
  const abort = useRef<AbortController>(null);
  const field = useId();
  const form = useUploadingForm();
  useEffect(() => () => abort.current?.abort(), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each stored revision makes earlier failures obsolete
  useEffect(() => setState((now) => (now.share === null ? idle : now)), [form.revision]);

  /** Registers an upload, or the check before one, with the form, so that a save waits for it. */
  const track = (outcome: Promise<UploadOutcome>) => form.track(field, outcome);

  /** Shows an error, with a remedy if there is one, or a notice if the upload was cancelled. */
  function fail(error: unknown, again?: () => void) {
    if (isCancelled(error)) return setState({ ...idle, notice: errorMessage(error) });
    const retry = again && canPass(error) ? { label: admin.actions.retry, act: again } : null;
    setState({ ...idle, failure: errorMessage(error), remedy: isMissingScript(error) ? reload : retry });
    if (isRefusal(error)) checkSession().catch(() => {});
  }

  /**
   * Aborts the previous upload, if any, then runs this one and shows its progress. Rejects if the upload fails.
   * @param signal aborting it also aborts the upload
   */
  async function follow<Result>(upload: Upload<Result>, signal?: AbortSignal): Promise<Result> {
    abort.current?.abort();
    const controller = new AbortController();
    abort.current = controller;
    signal?.addEventListener('abort', () => controller.abort(signal.reason));
    setState({ ...idle, share: 0 });
    try {
      return await upload({
        signal: controller.signal,
        onProgress: (share) => setState({ ...idle, share }),
      });
    } finally {
      if (abort.current === controller) setState(idle);
    }
  }

  /** Runs an upload and registers it with the form. If the upload fails, shows an error, with a button that might help. */
  function start(upload: Upload): Promise<UploadOutcome> {
    const followed = follow(upload);
    const controller = abort.current;
    const outcome = followed.then(
      () => 'stored' as const,
      (error) => {
        if (abort.current !== controller) return 'superseded' as const;
        fail(error, () => void start(upload));
        return 'failed' as const;
      },
    );
    track(outcome);
    return outcome;
  }

  return {
    ...state,
    track,
    follow,
    start,
    fail,
    cancel: () => abort.current?.abort(new CancelledError()),
    refuse: (failure: string) => setState({ ...idle, failure }),
    clear: () => setState(idle),
    /** Ends the upload without a notice, because another choice takes its place. */
    supersede() {
      abort.current?.abort();
      abort.current = null;
      setState(idle);
    },
  };
}

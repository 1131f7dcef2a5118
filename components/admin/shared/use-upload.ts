'use client';

import { useEffect, useRef, useState } from 'react';
import { admin } from '@/content/admin/texts';
import type { UploadOptions } from '@/lib/content/files';
import { canPass, errorMessage, isCancelled, isMissingScript } from './error-message';
import { type UploadOutcome, useUploadingForm } from './pending-uploads';

type Upload = (options: UploadOptions) => Promise<void>;

type State = {
  /** From 0 to 1; null without an upload. */
  share: number | null;
  failure: string;
  /** A notice that is not an error. */
  notice: string;
  remedy: { label: string; act(): void } | null;
};

const idle: State = { share: null, failure: '', notice: '', remedy: null };

const reload = { label: admin.actions.reload, act: () => window.location.reload() };

/** Runs one upload at a time, with its progress, its error, and functions to cancel and retry. */
export function useUpload() {
  const [state, setState] = useState<State>(idle);
  const abort = useRef<AbortController>(null);
  const { track, revision } = useUploadingForm();
  useEffect(() => () => abort.current?.abort(), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each stored revision makes earlier failures obsolete
  useEffect(() => setState((now) => (now.share === null ? idle : now)), [revision]);

  /** Shows an error with its remedy, or a notice if the user cancelled the upload. */
  function fail(error: unknown, again?: () => void) {
    if (isCancelled(error)) return setState({ ...idle, notice: errorMessage(error) });
    const retry = again && canPass(error) ? { label: admin.actions.retry, act: again } : null;
    setState({ ...idle, failure: errorMessage(error), remedy: isMissingScript(error) ? reload : retry });
  }

  /** Tracks an upload, and rejects if the upload fails. */
  async function follow(upload: Upload): Promise<void> {
    abort.current?.abort();
    const controller = new AbortController();
    abort.current = controller;
    setState({ ...idle, share: 0 });
    try {
      await upload({
        signal: controller.signal,
        onProgress: (share) => setState({ ...idle, share }),
      });
    } finally {
      if (abort.current === controller) setState(idle);
    }
  }

  /** Tracks an upload and shows why it failed, with a retry if that can help. */
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
    follow,
    start,
    fail,
    cancel: () => abort.current?.abort(),
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

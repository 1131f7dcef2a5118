'use client';

import { createContext, useCallback, useContext, useEffect, useRef, useState } from 'react';
import { schedule } from '@/content/admin/schedule';

/**
 * The result of an upload. It is an `OpenQuestion` if the user must act first, and `superseded` if a later choice
 * replaced the upload.
 */
export type UploadOutcome = 'stored' | 'failed' | OpenQuestion | 'superseded';

/** A reason not to save yet: an open question about a conversion, or a link or image that was not inserted. */
export type OpenQuestion = 'undecided' | 'notInserted';

type Upload = Promise<UploadOutcome>;

type Form = {
  /** Registers a field's upload with the form, so that a save waits for the upload. */
  track(field: string, upload: Upload): void;
  /** Blocks saving because a question is open. Returns a function that withdraws the question. */
  hold(question?: OpenQuestion): () => void;
  /** The record's stored revision. A new revision makes earlier upload failures obsolete. */
  revision: number;
};

export const PendingUploads = createContext<Form>({ track: () => {}, hold: () => () => {}, revision: 0 });

/** Returns the form that contains an upload field. */
export const useUploadingForm = () => useContext(PendingUploads);

/** Keeps the form from being saved while a question is open. */
export function useOpenQuestion(isOpen: boolean, question?: OpenQuestion) {
  const { hold } = useUploadingForm();
  useEffect(() => (isOpen ? hold(question) : undefined), [isOpen, question, hold]);
}

/** Tracks the uploads that a form's fields start, and the open questions about the files. */
export function usePendingUploads() {
  const running = useRef(new Set<Promise<void>>());
  const outcomes = useRef(new Map<string, Exclude<UploadOutcome, 'superseded'>>());
  const [count, setCount] = useState(0);
  const [questions, setQuestions] = useState(0);
  const held = useRef<OpenQuestion[]>([]);

  const track = useCallback((field: string, upload: Upload) => {
    const update = () => setCount(running.current.size);
    const tracked = upload
      .then((outcome) => {
        if (outcome !== 'superseded') outcomes.current.set(field, outcome);
      })
      .finally(() => {
        running.current.delete(tracked);
        update();
      });
    running.current.add(tracked);
    update();
  }, []);

  const hold = useCallback((question: OpenQuestion = 'undecided') => {
    const change = (questions: OpenQuestion[]) => {
      held.current = questions;
      setQuestions(questions.length);
    };
    change([...held.current, question]);
    return () => {
      const at = held.current.indexOf(question);
      change(held.current.filter((_, index) => index !== at));
    };
  }, []);

  /**
   * Waits for all uploads, including those that start during the wait. For each field, the latest upload counts.
   * @returns the first outcome that is not `stored`, else the first open question, else `stored`
   */
  const settled = useCallback(async (): Promise<Exclude<UploadOutcome, 'superseded'>> => {
    outcomes.current.clear();
    while (running.current.size > 0) await Promise.all(running.current);
    const missed = [...outcomes.current.values()].find((outcome) => outcome !== 'stored');
    return missed ?? held.current[0] ?? 'stored';
  }, []);

  return { uploading: count > 0, undecided: questions > 0, track, hold, settled };
}

/**
 * Returns a function that runs an action after the pending uploads, and a message that tells staff why the action is
 * waiting or did not run.
 */
export function useAfterUploads({ uploading, undecided, settled }: ReturnType<typeof usePendingUploads>) {
  const [news, setNews] = useState('');
  const acting = useRef(false);
  const texts = schedule.uploads;

  /** Runs one action at a time, because a second click would act on data that the first action is changing. */
  async function afterUploads(act: () => unknown) {
    if (acting.current) return;
    acting.current = true;
    try {
      if (uploading) setNews(texts.waiting);
      const outcome = uploading || undecided ? await settled() : 'stored';
      setNews(outcome === 'stored' ? '' : texts[outcome]);
      if (outcome === 'stored') await act();
    } finally {
      acting.current = false;
    }
  }

  const isDecided = !undecided && (news === texts.undecided || news === texts.notInserted);
  return { news: isDecided ? '' : news, afterUploads };
}

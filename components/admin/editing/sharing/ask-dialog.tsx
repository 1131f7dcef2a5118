'use client';

import { useState } from 'react';
import { Confirmation, type ConfirmationProps } from '@/components/admin/kit/confirmation';
import { NoteField } from '@/components/admin/kit/note-field';
import { approval } from '@/content/admin/approval';

export type AskDialogProps = Pick<ConfirmationProps, 'finalFocus'> & {
  isOpen: boolean;
  /** Why the user must ask a publisher. */
  asks: string | undefined;
  /** The question and the button of the dialog; by default, of a request to publish. */
  texts?: { question: string; ask: string };
  /** @param note a message to the publisher */
  onAsk(note: string): void;
  onClose(): void;
};

const PUBLISH = { question: approval.askQuestion, ask: approval.ask };

/** The confirmation before asking publishers for something that has no review panel. */
export function AskDialog({ isOpen, asks, texts = PUBLISH, finalFocus, onAsk, onClose }: AskDialogProps) {
  const [note, setNote] = useState('');
  return (
    <Confirmation
      question={isOpen ? texts.question : null}
      label={texts.ask}
      destructive={false}
      finalFocus={finalFocus}
      onConfirm={() => {
        onAsk(note);
        setNote('');
      }}
      onClose={onClose}
    >
      <p>{asks}</p>
      <NoteField value={note} onChange={setNote} />
    </Confirmation>
  );
}

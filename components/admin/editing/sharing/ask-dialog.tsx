'use client';

import { useState } from 'react';
import { Confirmation } from '@/components/admin/kit/confirmation';
import { Field } from '@/components/admin/kit/field';
import { approval } from '@/content/admin/approval';
import { MAX_NOTE_LENGTH } from '@/lib/records/drafts';

export type AskDialogProps = {
  isOpen: boolean;
  /** Why the user must ask a publisher. */
  asks: string | undefined;
  /** @param note a message to the publisher */
  onAsk(note: string): void;
  onClose(): void;
};

/** The confirmation before asking publishers to publish a record whose kind has no review panel. */
export function AskDialog({ isOpen, asks, onAsk, onClose }: AskDialogProps) {
  const [note, setNote] = useState('');
  return (
    <Confirmation
      question={isOpen ? approval.askQuestion : null}
      label={approval.ask}
      destructive={false}
      onConfirm={() => {
        onAsk(note);
        setNote('');
      }}
      onClose={onClose}
    >
      <p>{asks}</p>
      <Field
        {...approval.note}
        multiline
        maxLength={MAX_NOTE_LENGTH}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
    </Confirmation>
  );
}

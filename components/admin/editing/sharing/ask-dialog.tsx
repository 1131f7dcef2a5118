'use client';

import { useState } from 'react';
import { Confirmation } from '@/components/admin/kit/confirmation';
import { NoteField } from '@/components/admin/kit/note-field';
import { approval } from '@/content/admin/approval';

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
      <NoteField value={note} onChange={setNote} />
    </Confirmation>
  );
}

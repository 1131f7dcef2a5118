import { Field } from '@/components/admin/kit/field';
import { approval } from '@/content/admin/approval';
import { MAX_NOTE_LENGTH } from '@/lib/records/requests';

export type NoteFieldProps = { value: string; onChange(note: string): void };

/** A message to the publisher who is asked to publish a record. */
export function NoteField({ value, onChange }: NoteFieldProps) {
  return (
    <Field
      {...approval.note}
      multiline
      maxLength={MAX_NOTE_LENGTH}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      // Browsers show only the line with the caret, and the rest could be below the visible part of a panel.
      onFocus={({ target }) => target.scrollIntoView({ block: 'nearest' })}
    />
  );
}

'use client';

import { type ComponentProps, createContext, type FormEvent, useContext } from 'react';
import { Button } from '@/components/admin/kit/button';
import { Notice } from '@/components/admin/kit/notice';
import { useRequest } from '@/components/admin/kit/use-request';
import styles from './sign-in-fields.module.scss';

const Busy = createContext(false);

export type RequestFormProps = Pick<ComponentProps<'form'>, 'aria-label' | 'aria-labelledby' | 'children'> & {
  /** Sends the form. An error is shown above the fields. @param typed returns the text in a field */
  onSend(typed: (field: string) => string, form: HTMLFormElement): Promise<unknown>;
};

/** A form that sends one request at a time, and shows why a request failed. */
export function RequestForm({ onSend, children, ...names }: RequestFormProps) {
  const { busy, failure, send } = useRequest();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // A form in a dialog must not submit the form below the dialog.
    event.stopPropagation();
    const form = event.currentTarget;
    const data = new FormData(form);
    void send(() => onSend((field) => String(data.get(field) ?? ''), form));
  }

  return (
    <form {...names} className={styles.form} onSubmit={submit}>
      {failure && <Notice kind="error">{failure}</Notice>}
      <Busy value={busy}>{children}</Busy>
    </form>
  );
}

export type SubmitButtonProps = {
  label: string;
  /** The label while a request is running. */
  busyLabel?: string;
};

/** The button that sends a `RequestForm`. */
export function SubmitButton({ label, busyLabel = label }: SubmitButtonProps) {
  const busy = useContext(Busy);
  return (
    <Button kind="primary" type="submit" busy={busy}>
      {busy ? busyLabel : label}
    </Button>
  );
}

'use client';

import { Controller, type FieldValues, type Path, type UseFormReturn, useWatch } from 'react-hook-form';
import { Field } from '@/components/admin/shared/field';
import { fromLocalInput, toLocalInput } from './local-time';

export type TextFieldProps<Values extends FieldValues> = {
  form: UseFormReturn<Values>;
  name: Path<Values>;
  /** The field's row of the table: its label and its limit. */
  spec: { label: string; max: number };
  hint?: string | undefined;
  multiline?: boolean;
};

/** A text control of a form, with whatever the form's schema has to say about it. */
export function TextField<Values extends FieldValues>({
  form,
  name,
  spec,
  ...field
}: TextFieldProps<Values>) {
  const { error } = form.getFieldState(name, form.formState);
  const value = useWatch({ control: form.control, name });
  const count = { used: String(value ?? '').length, most: spec.max };
  return (
    <Field
      {...field}
      {...form.register(name)}
      label={spec.label}
      count={spec.max > 20 ? count : undefined}
      error={error?.message}
    />
  );
}

export type TimeFieldProps<Values extends FieldValues> = {
  form: UseFormReturn<Values>;
  name: Path<Values>;
  label: string;
  hint?: string | undefined;
};

/** A day and time in the editor's own time zone; empty means none. */
export function TimeField<Values extends FieldValues>({ form, name, label, hint }: TimeFieldProps<Values>) {
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field: { value, onChange, ...field }, fieldState }) => (
        <Field
          {...field}
          type="datetime-local"
          label={label}
          hint={hint}
          value={toLocalInput(value)}
          onChange={(event) => onChange(fromLocalInput(event.target.value))}
          error={fieldState.error?.message}
        />
      )}
    />
  );
}

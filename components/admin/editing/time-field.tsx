'use client';

import { Controller, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form';
import { Field } from '@/components/admin/field/field';
import { fromLocalInput, toLocalInput } from './local-time';

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

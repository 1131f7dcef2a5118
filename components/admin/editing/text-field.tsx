'use client';

import { type FieldValues, type Path, type UseFormReturn, useWatch } from 'react-hook-form';
import { Field } from '@/components/admin/field/field';

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

'use client';

import { useState } from 'react';
import { type FieldValues, type Path, type PathValue, type UseFormReturn, useWatch } from 'react-hook-form';
import { SelectField } from '@/components/admin/kit/field';
import { editors } from '@/content/admin/editors';
import type { SpecOf } from '@/lib/model/fields/types';
import { canonicalTag, englishName } from '@/lib/model/languages';
import { TextField } from './form-fields';

/** The option that shows a text field for a tag. It is not a valid tag, so no record contains it. */
const OTHER = 'other';

export type TagFieldProps<Values extends FieldValues> = {
  form: UseFormReturn<Values>;
  name: Path<Values>;
  spec: SpecOf<'tag'>;
};

/** A control for the language of a document: a list of languages, and a text field for any other tag. */
export function TagField<Values extends FieldValues>({ form, name, spec }: TagFieldProps<Values>) {
  const value: string = useWatch({ control: form.control, name });
  const [isTyping, setTyping] = useState(false);
  const isOther = isTyping || !spec.choices.some((choice) => choice.value === value);
  const { language } = editors;
  return (
    <>
      <SelectField
        label={spec.label}
        options={[...spec.choices, { value: OTHER, label: language.other }]}
        value={isOther ? OTHER : value}
        onChoose={(chosen) => {
          setTyping(chosen === OTHER);
          const next = chosen === OTHER ? '' : chosen;
          form.setValue(name, next as PathValue<Values, Path<Values>>, { shouldDirty: true });
        }}
      />
      {isOther && (
        <TextField
          form={form}
          name={name}
          spec={{ ...spec, label: language.tag }}
          hint={[language.hint, englishName(canonicalTag(value) ?? '')].filter(Boolean).join(' ')}
        />
      )}
    </>
  );
}

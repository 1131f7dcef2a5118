'use client';

import { useDeferredValue, useEffect, useRef } from 'react';
import { type FieldValues, type Path, type PathValue, type UseFormReturn, useWatch } from 'react-hook-form';
import { SelectField } from '@/components/admin/kit/field';
import { editors } from '@/content/admin/editors';
import type { SpecOf } from '@/lib/model/fields/types';
import { fill } from '@/lib/text/fill';
import { guessLanguage } from '@/lib/text/guess-language';

export type LanguageFieldProps<Values extends FieldValues> = {
  form: UseFormReturn<Values>;
  name: Path<Values>;
  spec: SpecOf<'language'>;
};

/**
 * A control for a record's language. The value follows the language of the text until another language is chosen. If they
 * differ, a hint names the language of the text.
 */
export function LanguageField<Values extends FieldValues>({ form, name, spec }: LanguageFieldProps<Values>) {
  const { control } = form;
  const value: string = useWatch({ control, name });
  const texts: readonly unknown[] = useWatch({ control, name: spec.of as Path<Values>[] });
  const guess = guessLanguage(useDeferredValue(texts.join('\n')));
  /** The last proposal, or null if the language was chosen or stored, in spite of the text. */
  const proposed = useRef((guess ?? spec.initial) === value ? value : null);

  const set = (language: string) =>
    form.setValue(name, language as PathValue<Values, Path<Values>>, { shouldDirty: true });

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each language of the text
  useEffect(() => {
    if (!guess || form.getValues(name) !== proposed.current) return;
    proposed.current = guess;
    set(guess);
  }, [guess]);

  const differs = guess !== null && guess !== value;
  return (
    <SelectField
      label={spec.label}
      hint={
        differs ? fill(editors.seemsToBe, { language: spec.choices.find(isValue(guess))?.label }) : undefined
      }
      options={spec.choices.some(isValue(value)) ? spec.choices : [...spec.choices, { value, label: value }]}
      value={value}
      onChoose={(language) => {
        proposed.current = null;
        set(language);
      }}
    />
  );
}

const isValue = (value: string) => (choice: { value: string }) => choice.value === value;

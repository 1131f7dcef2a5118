'use client';

import { type FieldValues, type Path, type UseFormReturn, useWatch } from 'react-hook-form';
import { TextField, type TextFieldProps } from '@/components/admin/editor/form-fields';
import { article as texts } from '@/content/admin/article';
import { articlePath } from '@/lib/articles/shelf';
import { slugOf } from '@/lib/articles/slug';

export type SlugFieldProps<Values extends FieldValues> = Pick<TextFieldProps<Values>, 'spec' | 'hint'> & {
  form: UseFormReturn<Values>;
  name: Path<Values>;
};

/** An article's slug, with the resulting address. A new record without a slug gets one from its title. */
export function SlugField<Values extends FieldValues>({ form, name, spec, hint }: SlugFieldProps<Values>) {
  const { control } = form;
  const typed = String(useWatch({ control, name }) ?? '');
  const title = String(useWatch({ control, name: 'title' as Path<Values> }) ?? '').trim();
  const isNew = form.getValues('revision' as Path<Values>) === 0;
  const slug = typed || (isNew && title ? slugOf(title) : '');
  const address = slug && `${texts.address} ${articlePath(slug)}.`;
  return <TextField form={form} name={name} spec={spec} hint={[hint, address].filter(Boolean).join(' ')} />;
}

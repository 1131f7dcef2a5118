'use client';

import clsx from 'clsx';
import { type ReactNode, useId, useRef, useState } from 'react';
import { type FieldValues, type Path, type PathValue, type UseFormReturn, useWatch } from 'react-hook-form';
import { ArticleField } from '@/components/admin/article/article-field';
import { ImageField } from '@/components/admin/picture/image-field';
import type { Mark, Marks } from '@/components/admin/work/use-marks';
import { article as texts } from '@/content/admin/article';
import { work } from '@/content/admin/work';
import { articlePath } from '@/lib/articles/shelf';
import { slugOf } from '@/lib/articles/slug';
import { editableFields } from '@/lib/model/editable';
import type { FieldSpec } from '@/lib/model/fields';
import { type Collection, fieldsOf } from '@/lib/model/kinds';
import { CheckField, ChoiceField, LinkField, TextField, type TextFieldProps, TimeField } from './form-fields';
import styles from './model-fields.module.scss';

type ModelFieldProps<Values extends FieldValues> = {
  form: UseFormReturn<Values>;
  name: Path<Values>;
  spec: FieldSpec;
  /** The field that describes this one, if any. */
  description: Path<Values> | undefined;
  /** Reports whether a picture is being checked or uploaded. */
  onBusy(busy: boolean): void;
};

/** A field's control, chosen by the field's definition. */
function ModelField<Values extends FieldValues>({ spec, ...props }: ModelFieldProps<Values>) {
  const { form, name } = props;
  if (spec.type === 'time') return <TimeField form={form} name={name} label={spec.label} hint={spec.hint} />;
  if (spec.type === 'boolean')
    return <CheckField form={form} name={name} label={spec.label} hint={spec.hint} />;
  if (spec.type !== 'text')
    throw new Error(`The field ${name} has the type ${spec.type}, for which there is no control.`);
  // The form of a PDF link has its own control for the file.
  if (spec.control === 'file') return null;
  if (spec.apart !== undefined) {
    return <ArticleField form={form} name={name} spec={spec} pointer={spec.apart as Path<Values>} />;
  }
  if (spec.control === 'slug') return <SlugField form={form} name={name} spec={spec} hint={spec.hint} />;
  if (spec.choices) {
    return <ChoiceField form={form} name={name} label={spec.label} hint={spec.hint} choices={spec.choices} />;
  }
  if (spec.control === 'link') return <LinkField form={form} name={name} spec={spec} hint={spec.hint} />;
  if (spec.control !== 'image') {
    return (
      <TextField
        form={form}
        name={name}
        spec={spec}
        hint={spec.hint}
        multiline={spec.control === 'lines'}
        type={spec.control === 'date' ? 'date' : undefined}
      />
    );
  }
  return <PictureField {...props} />;
}

type PictureFieldProps<Values extends FieldValues> = Omit<ModelFieldProps<Values>, 'spec'>;

/**
 * A control for a picture. A library picture's description replaces the previous library picture's description, but not
 * one that was typed or stored.
 */
function PictureField<Values extends FieldValues>(props: PictureFieldProps<Values>) {
  const { form, name, description, onBusy } = props;
  /** The description that came with the picture chosen last, or ''. */
  const brought = useRef('');

  const fill = (field: Path<Values>, value: string) =>
    form.setValue(field, value as PathValue<Values, Path<Values>>, {
      shouldDirty: true,
      shouldValidate: true,
    });

  function describe(field: Path<Values>, known: string) {
    const present = form.getValues(field);
    const isTyped = present !== '' && present !== brought.current;
    brought.current = known;
    if (!isTyped && present !== known) fill(field, known);
  }

  return (
    <ImageField
      recordId={form.getValues('id' as Path<Values>)}
      path={form.watch(name)}
      onBusy={onBusy}
      onChange={(path, alt = '') => {
        fill(name, path);
        if (description) describe(description, alt);
      }}
    />
  );
}

type MarkedFieldProps = { mark: Mark | undefined; children: ReactNode };

/** A field, marked if nobody typed its value here. Screen readers announce the mark when the field gets focus. */
function MarkedField({ mark, children }: MarkedFieldProps) {
  const id = useId();
  const group = mark && { role: 'group', 'aria-labelledby': id };
  return (
    <div {...group} className={clsx(styles.entry, mark && styles.marked)}>
      {mark && (
        <p id={id} className={styles.mark}>
          {work.marks[mark]}
        </p>
      )}
      {children}
    </div>
  );
}

export type ModelFieldsProps<Values extends FieldValues> = {
  form: UseFormReturn<Values>;
  name: Collection;
  marks: Marks;
};

/** The controls of the fields that staff edit. */
export function ModelFields<Values extends FieldValues>({ form, name, marks }: ModelFieldsProps<Values>) {
  const specs = fieldsOf(name);
  /** The field whose picture is being checked or uploaded. The picture can already be described. */
  const [uploading, setUploading] = useState('');
  const isSet = (field: string | undefined) => Boolean(field && form.watch(field as Path<Values>));

  /** Whether the field has invalid text, which must stay visible even if the field is optional. */
  const isRefused = (field: string) =>
    isSet(field) && form.getFieldState(field as Path<Values>, form.formState).invalid;

  /** Whether to show a field. Hides empty fields about a missing picture, and a decorative picture's description. */
  function isShown(field: string, spec: FieldSpec): boolean {
    const { type, describes } = spec;
    const isText = type === 'text';
    if (isText && isSet(spec.neededUnless)) return isRefused(field);
    return !describes || isSet(describes) || uploading === describes || (isText && isSet(field));
  }

  return editableFields(name).map((field) => {
    const spec = specs[field];
    const [description] =
      Object.entries(specs).find(([, { type, describes }]) => type === 'text' && describes === field) ?? [];
    return (
      spec &&
      isShown(field, spec) && (
        <MarkedField key={field} mark={marks[field]}>
          <ModelField
            form={form}
            name={field as Path<Values>}
            spec={spec}
            description={description as Path<Values> | undefined}
            onBusy={(busy) => setUploading(busy ? field : '')}
          />
        </MarkedField>
      )
    );
  });
}

type SlugFieldProps<Values extends FieldValues> = Pick<TextFieldProps<Values>, 'spec' | 'hint'> & {
  form: UseFormReturn<Values>;
  name: Path<Values>;
};

/** An article's slug and the resulting address. For a new record without a slug, the address comes from the title. */
function SlugField<Values extends FieldValues>({ form, name, spec, hint }: SlugFieldProps<Values>) {
  const { control } = form;
  const typed = String(useWatch({ control, name }) ?? '');
  const title = String(useWatch({ control, name: 'title' as Path<Values> }) ?? '').trim();
  const isNew = form.getValues('revision' as Path<Values>) === 0;
  const slug = typed || (isNew && title ? slugOf(title) : '');
  const address = slug && `${texts.address} ${articlePath(slug)}.`;
  return <TextField form={form} name={name} spec={spec} hint={[hint, address].filter(Boolean).join(' ')} />;
}

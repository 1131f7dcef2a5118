'use client';

import clsx from 'clsx';
import { type ReactNode, useId, useRef, useState } from 'react';
import { type FieldValues, type Path, type PathValue, type UseFormReturn, useWatch } from 'react-hook-form';
import { ArticleField } from '@/components/admin/fields/article/article-field';
import { ImageField } from '@/components/admin/fields/picture/image-field';
import { useRomanised } from '@/components/admin/kit/use-romanised';
import { articleField as texts } from '@/content/admin/article-field';
import { work } from '@/content/admin/work';
import { articlePath } from '@/lib/articles/shelf';
import { slugOf } from '@/lib/articles/slug';
import { editableFields, fieldsIn } from '@/lib/model/editable';
import type { Group } from '@/lib/model/fields/field';
import type { FieldSpec, SpecOf } from '@/lib/model/fields/types';
import { type Collection, fieldsOf } from '@/lib/model/kinds';
import { searchTexts } from '@/lib/model/search-result';
import { CheckField, ChoiceField, LinkField, NumberField, TextField, TimeField } from './form-fields';
import { LanguageField } from './language-field';
import styles from './model-fields.module.scss';
import { TagField } from './tag-field';
import type { Mark, Marks } from './use-marks';

type ControlProps<Values extends FieldValues, Spec = FieldSpec> = {
  form: UseFormReturn<Values>;
  name: Path<Values>;
  spec: Spec;
  hint: string | undefined;
  usual: number | undefined;
  /** Set if the field looks like the page's text. */
  written?: true;
};

/** @param onBusy reports whether a picture is being checked or uploaded */
type Control<Spec> = <Values extends FieldValues>(
  props: ControlProps<Values, Spec>,
  onBusy: (busy: boolean) => void,
) => ReactNode;

const none = () => null;

/** The control of each type of field. */
const CONTROLS: { [Type in FieldSpec['type']]: Control<SpecOf<Type>> } = {
  text: (props) => <TextField {...props} />,
  lines: (props) => <TextField {...props} multiline />,
  date: (props) => <TextField {...props} type="date" />,
  choice: ({ spec: { label, choices }, ...props }) => (
    <ChoiceField {...props} label={label} choices={choices} />
  ),
  language: (props) => <LanguageField {...props} />,
  tag: (props) => <TagField {...props} />,
  link: (props) => <LinkField {...props} />,
  image: (props, onBusy) => <PictureField {...props} onBusy={onBusy} />,
  // The form of a PDF link has its own control for the file.
  file: none,
  path: none,
  slug: (props) => <SlugField {...props} />,
  gtin: (props) => <TextField {...props} />,
  udi: (props) => <TextField {...props} />,
  countries: (props) => <TextField {...props} />,
  article: ({ form, name, spec }) => (
    <ArticleField form={form} name={name} spec={spec} pointer={spec.facts[0] as typeof name} />
  ),
  version: none,
  integer: (props) => <NumberField {...props} />,
  boolean: ({ spec: { label }, ...props }) => <CheckField {...props} label={label} />,
  time: ({ spec: { label }, ...props }) => <TimeField {...props} label={label} />,
};

type PictureFieldProps<Values extends FieldValues> = ControlProps<Values, SpecOf<'image'>> & {
  onBusy(busy: boolean): void;
};

/**
 * A control for a picture. A library picture's description replaces the previous library picture's description, but not
 * one that was typed or stored.
 */
function PictureField<Values extends FieldValues>(props: PictureFieldProps<Values>) {
  const { form, name, spec, onBusy } = props;
  const description = spec.description as Path<Values>;
  /** The description that came with the picture chosen last, or ''. */
  const brought = useRef('');

  const fill = (field: Path<Values>, value: string) =>
    form.setValue(field, value as PathValue<Values, Path<Values>>, {
      shouldDirty: true,
      shouldValidate: true,
    });

  function describe(known: string) {
    const present = form.getValues(description);
    const isTyped = present !== '' && present !== brought.current;
    brought.current = known;
    if (!isTyped && present !== known) fill(description, known);
  }

  return (
    <ImageField
      recordId={form.getValues('id' as Path<Values>)}
      path={form.watch(name)}
      onBusy={onBusy}
      onChange={(path, alt = '') => {
        fill(name, path);
        describe(alt);
      }}
    />
  );
}

type MarkedFieldProps = {
  field: string;
  mark: Mark | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** A field, marked if nobody typed its value here. Screen readers announce the mark when the field gets focus. */
function MarkedField({ field, mark, className, children }: MarkedFieldProps) {
  const id = useId();
  const group = mark && { role: 'group', 'aria-labelledby': id };
  return (
    <div {...group} data-field={field} className={clsx(styles.entry, mark && styles.marked, className)}>
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
  /** The part of the editor that contains the fields. If omitted, all fields are shown. */
  group?: Group;
};

/** The type of the sheet's texts, as on the public page. Those without an entry are paragraphs. */
const TYPES: Readonly<Record<string, string | undefined>> = {
  title: styles.title,
  year: styles.year,
  media: styles.small,
  imageAlt: styles.caption,
};

const isWritten = ({ type }: FieldSpec) => type === 'text' || type === 'lines';

/** The class of a field on the sheet, which has the public page's type. */
const sheetClass = (field: string, spec: FieldSpec): string =>
  clsx(
    styles.onSheet,
    isWritten(spec) && [styles.written, TYPES[field] ?? styles.lead],
    spec.type === 'article' && styles.article,
  );

/** The controls of the fields that staff edit. */
export function ModelFields<Values extends FieldValues>(props: ModelFieldsProps<Values>) {
  const { form, name, marks, group } = props;
  const specs = fieldsOf(name);
  /** The field whose picture is being checked or uploaded. The picture can already be described. */
  const [uploading, setUploading] = useState('');
  const isSet = (field: string | undefined) => Boolean(field && form.watch(field as Path<Values>));

  /** Whether the field has invalid text, which must stay visible even if the field is optional. */
  const isRefused = (field: string) =>
    isSet(field) && form.getFieldState(field as Path<Values>, form.formState).invalid;

  /** Whether to show a field. Hides empty fields about a missing picture, and a decorative picture's description. */
  function isShown(field: string): boolean {
    for (const [image, spec] of Object.entries(specs)) {
      if (spec.type !== 'image') continue;
      const hasPicture = isSet(image) || uploading === image;
      if (field === spec.decorative) return hasPicture;
      if (field === spec.description)
        return isSet(spec.decorative) ? isRefused(field) : hasPicture || isSet(field);
    }
    return true;
  }

  const usual = new Map(searchTexts(name, form.watch()).map((text) => [text.field, text.usual]));
  const fields = group ? fieldsIn(name, group) : editableFields(name);
  return fields.filter(isShown).map((field) => {
    const spec = specs[field];
    if (!spec) return null;
    // The compiler cannot infer that the control belongs to the field's type.
    const control = CONTROLS[spec.type] as Control<FieldSpec>;
    return (
      <MarkedField
        key={field}
        field={field}
        mark={marks[field]}
        className={group === 'sheet' ? sheetClass(field, spec) : undefined}
      >
        {control(
          {
            form,
            name: field as Path<Values>,
            spec,
            hint: spec.hint,
            usual: usual.get(field),
            ...(group === 'sheet' && isWritten(spec) && { written: true }),
          },
          (busy) => setUploading(busy ? field : ''),
        )}
      </MarkedField>
    );
  });
}

/** An article's slug and the resulting address. For a new record without a slug, the address comes from the title. */
function SlugField<Values extends FieldValues>({
  form,
  name,
  spec,
  hint,
}: ControlProps<Values, SpecOf<'slug'>>) {
  const { control } = form;
  const typed = String(useWatch({ control, name }) ?? '');
  const title = String(useWatch({ control, name: 'title' as Path<Values> }) ?? '').trim();
  const letters = useRomanised(title);
  const isNew = form.getValues('revision' as Path<Values>) === 0;
  const slug = typed || (isNew && letters ? slugOf(letters) : '');
  const address = slug && `${texts.address} ${articlePath(slug)}.`;
  return <TextField form={form} name={name} spec={spec} hint={[hint, address].filter(Boolean).join(' ')} />;
}

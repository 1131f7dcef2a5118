'use client';

import { useDeferredValue, useId, useState } from 'react';
import { type FieldValues, type Path, type PathValue, type UseFormReturn, useWatch } from 'react-hook-form';
import { MissingNotice } from '@/components/admin/fields/destinations/missing-notice';
import { Button } from '@/components/admin/kit/button';
import { Field } from '@/components/admin/kit/field';
import { LazyBoundary, lazyPart } from '@/components/admin/kit/lazy-boundary';
import { Loading } from '@/components/admin/kit/loading';
import { Notice } from '@/components/admin/kit/notice';
import { articleField as texts } from '@/content/admin/article-field';
import { linksIn } from '@/lib/model/address';
import styles from './article-field.module.scss';
import type { EditMarkdown } from './paste/use-pasted-pictures';

/** The editor is large, so it is loaded only with this field. */
const RichText = lazyPart(() => import('./rich-editor').then(({ RichText }) => RichText));
const TextFacts = lazyPart(() => import('./text-facts').then(({ TextFacts }) => TextFacts));

export type ArticleFieldProps<Values extends FieldValues> = {
  form: UseFormReturn<Values>;
  name: Path<Values>;
  spec: { label: string; max: number; hint?: string | undefined };
  /** The field that refers to the stored text. An edit clears this field, because the reference is then obsolete. */
  pointer: Path<Values>;
};

/** A control for editing an article, either in the rich-text editor or as Markdown. */
export function ArticleField<Values extends FieldValues>({
  form,
  name,
  spec,
  pointer,
}: ArticleFieldProps<Values>) {
  const id = useId();
  const [isSource, setSource] = useState(false);
  const [lost, setLost] = useState<string[]>([]);
  const text = String(useWatch({ control: form.control, name }) ?? '');
  const settled = useDeferredValue(text);
  const { error } = form.getFieldState(name, form.formState);

  function set(field: Path<Values>, value: string) {
    form.setValue(field, value as PathValue<Values, Path<Values>>, { shouldDirty: true });
  }

  function write(value: string) {
    set(name, value);
    set(pointer, '');
  }

  const edit: EditMarkdown = (change, lostPicture) => {
    const before = String(form.getValues(name) ?? '');
    const after = change(before);
    if (after === before) return;
    write(after);
    if (lostPicture) setLost((others) => [...others, lostPicture]);
  };

  const source = (
    <Field
      label={`${spec.label}: ${texts.source}`}
      labelHidden
      error={error?.message}
      multiline
      rows={16}
      value={text}
      onChange={({ target }) => write(target.value)}
      onBlur={() => form.trigger(name)}
    />
  );

  return (
    <div className={styles.field}>
      <span id={id} className="visually-hidden">
        {spec.label}
      </span>
      <div role="status">
        {lost.length > 0 && (
          <Notice kind="info">
            <p>
              {texts.lost}: {lost.join(', ')}
            </p>
          </Notice>
        )}
      </div>
      {isSource ? (
        source
      ) : (
        <div className={styles.editor}>
          <LazyBoundary fallback={<Loading />}>
            <RichText
              text={text}
              onChange={write}
              onEdit={edit}
              recordId={String(form.getValues('id' as Path<Values>))}
              labelledBy={id}
            />
            {error && <p className={styles.error}>{error.message}</p>}
          </LazyBoundary>
        </div>
      )}
      <div className={styles.foot}>
        <LazyBoundary fallback={null}>
          <TextFacts text={settled} />
        </LazyBoundary>
        <Button small kind="quiet" aria-pressed={isSource} onClick={() => setSource(!isSource)}>
          {texts.source}
        </Button>
      </div>
      <MissingNotice addresses={linksIn(settled)} />
    </div>
  );
}

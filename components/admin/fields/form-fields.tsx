'use client';

import { type KeyboardEvent, useState } from 'react';
import { Controller, type FieldValues, type Path, type UseFormReturn, useWatch } from 'react-hook-form';
import { LinkInput } from '@/components/admin/fields/destinations/link-input';
import { Button } from '@/components/admin/kit/button';
import { CheckControl, Field, type FieldProps, SelectField } from '@/components/admin/kit/field';
import {
  formatMoment,
  fromLocalInput,
  LATEST,
  momentsShownAs,
  toLocalInput,
  zoneAt,
} from '@/components/admin/kit/local-time';
import { schedule } from '@/content/admin/schedule';
import { databaseNow } from '@/lib/firebase/database-now';
import { sameValue } from '@/lib/model/editable';
import styles from './form-fields.module.scss';
import { SearchLength } from './search-length';

export type TextFieldProps<Values extends FieldValues> = {
  form: UseFormReturn<Values>;
  name: Path<Values>;
  /** The field's definition in the model: its label and limits. */
  spec: { label: string; max: number };
  hint?: string | undefined;
  /** The length after which search results cut the text off, if they show this field. */
  usual?: number | undefined;
  multiline?: boolean;
  /** Whether the field looks like the page's text: a single line wraps, and the label is the placeholder. */
  written?: boolean;
  /** The input's type, if it is not text. */
  type?: 'date' | undefined;
};

/** A form's text control, with errors from the schema. */
export function TextField<Values extends FieldValues>({
  form,
  name,
  spec,
  usual,
  written = false,
  ...field
}: TextFieldProps<Values>) {
  const { error } = form.getFieldState(name, form.formState);
  const value = useWatch({ control: form.control, name });
  const count = { used: String(value ?? '').length, most: spec.max };
  const { onBlur, onChange, ...control } = form.register(name);
  const wraps = written && !field.multiline;
  return (
    <>
      <Field
        {...field}
        {...control}
        {...(written && { placeholder: spec.label })}
        {...(wraps && { multiline: true, onKeyDown: refuseEnter })}
        onChange={(event) => {
          if (wraps) event.target.value = event.target.value.replace(/[\r\n]+/g, ' ');
          return onChange(event);
        }}
        // Leaving an empty field shows no error, because a new form starts with focus in its first field.
        onBlur={(event) => event.target.value !== '' && void onBlur(event)}
        dir="auto"
        label={spec.label}
        count={spec.max > 20 ? count : undefined}
        error={error?.message}
      />
      {usual && <SearchLength used={count.used} usual={usual} />}
    </>
  );
}

const refuseEnter = (event: KeyboardEvent) => {
  if (event.key === 'Enter') event.preventDefault();
};

export type NumberFieldProps<Values extends FieldValues> = Pick<
  TextFieldProps<Values>,
  'form' | 'name' | 'hint'
> & {
  spec: { label: string; min: number; max: number };
};

/** A control for a whole number. The value is null if the control is empty. */
export function NumberField<Values extends FieldValues>({
  form,
  name,
  spec,
  hint,
}: NumberFieldProps<Values>) {
  const { label, min, max } = spec;
  const { error } = form.getFieldState(name, form.formState);
  const toNumber = (typed: string | number) => (typed === '' ? null : Number(typed));
  return (
    <Field
      {...form.register(name, { setValueAs: toNumber })}
      {...{ label, hint, min, max }}
      type="number"
      error={error?.message}
    />
  );
}

/** A control for the address that a record links to. */
export function LinkField<Values extends FieldValues>({ form, name, spec, hint }: TextFieldProps<Values>) {
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field: { value, onChange, ...field }, fieldState }) => (
        <LinkInput
          {...field}
          label={spec.label}
          hint={hint}
          count={{ used: value.length, most: spec.max }}
          error={fieldState.error?.message}
          value={value}
          onValue={onChange}
        />
      )}
    />
  );
}

export type LabelledFieldProps<Values extends FieldValues> = {
  form: UseFormReturn<Values>;
  name: Path<Values>;
  label: string;
  hint?: string | undefined;
};

export function CheckField<Values extends FieldValues>({ form, name, ...field }: LabelledFieldProps<Values>) {
  return <CheckControl {...field} {...form.register(name)} />;
}

export type ChoiceFieldProps<Values extends FieldValues> = LabelledFieldProps<Values> & {
  choices: readonly { value: string; label: string }[];
};

/** A choice of one value. A stored value that is no longer an option stays until another is chosen. */
export function ChoiceField<Values extends FieldValues>({
  form,
  name,
  choices,
  ...field
}: ChoiceFieldProps<Values>) {
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field: { value, onChange } }) => (
        <SelectField
          {...field}
          options={
            choices.some((choice) => choice.value === value) ? choices : [...choices, { value, label: value }]
          }
          value={value}
          onChoose={onChange}
        />
      )}
    />
  );
}

/** A control for a date and time in the device's time zone. The value is null if the control is empty. */
export function TimeField<Values extends FieldValues>({
  form,
  name,
  label,
  hint,
}: LabelledFieldProps<Values>) {
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field, fieldState }) => (
        <TimeControl {...field} label={label} hint={hint} error={fieldState.error?.message} />
      )}
    />
  );
}

export type TimeControlProps = Pick<FieldProps, 'label' | 'hint' | 'error' | 'name' | 'onBlur' | 'ref'> & {
  value: Date | null;
  onChange(value: Date | null): void;
};

/** A control for a time that keeps the time as typed, and explains a time that a clock change skips or repeats. */
export function TimeControl({ value, onChange, hint = '', ...field }: TimeControlProps) {
  const [typed, setTyped] = useState('');
  const shown = sameValue(fromLocalInput(typed), value) ? typed : toLocalInput(value);
  return (
    <div className={styles.time}>
      <Field
        {...field}
        type="datetime-local"
        max={LATEST}
        hint={`${hint} ${schedule.yourTime} ${zoneAt(value ?? databaseNow())}.`.trim()}
        value={shown}
        onChange={({ target }) => {
          setTyped(target.value);
          onChange(fromLocalInput(target.value));
        }}
      />
      <div className={styles.note} role="status">
        {value && <ClockChange typed={shown} value={value} onChange={onChange} />}
      </div>
    </div>
  );
}

type ClockChangeProps = { typed: string; value: Date; onChange(value: Date): void };

/** Shows the actual time for a typed time that a clock change skips or repeats. */
function ClockChange({ typed, value, onChange }: ClockChangeProps) {
  const other = momentsShownAs(value).find((moment) => !sameValue(moment, value));
  // The typed time can include seconds.
  if (!typed.startsWith(toLocalInput(value))) return `${schedule.skipped} ${formatMoment(value)}.`;
  if (!other) return null;
  return (
    <>
      {schedule.twice} {formatMoment(value)}.{' '}
      <Button small kind="quiet" onClick={() => onChange(other)}>
        {schedule.useOther} {formatMoment(other)}
      </Button>
    </>
  );
}

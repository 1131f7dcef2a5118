'use client';

import { type ReactNode, useEffect, useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { ModelFields } from '@/components/admin/fields/model-fields';
import type { Marks } from '@/components/admin/fields/use-marks';
import { editorIcons } from '@/components/admin/kit/editor-icons';
import { Icon } from '@/components/admin/kit/icons';
import { editors } from '@/content/admin/editors';
import { answerOf, fieldsIn, groupsOf } from '@/lib/model/editable';
import type { Collection } from '@/lib/model/kinds';
import styles from './inspector.module.scss';

export type InspectorGroupProps = {
  label: string;
  /** The values in the group in brief, shown while it is closed. */
  answer?: string;
  startsOpen?: boolean;
  /** Whether something in the group needs attention, which opens it. */
  isUrgent?: boolean;
  children: ReactNode;
};

/** A group of settings beside the sheet. While closed, it shows its answer. */
export function InspectorGroup(props: InspectorGroupProps) {
  const { label, answer = '', startsOpen = true, isUrgent = false, children } = props;
  const [isOpen, setOpen] = useState(startsOpen || isUrgent);
  // After attention is no longer needed, the group stays open, because the user may be typing in it.
  useEffect(() => {
    if (isUrgent) setOpen(true);
  }, [isUrgent]);
  return (
    <details
      className={styles.group}
      open={isOpen || isUrgent}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className={styles.summary}>
        <span className={styles.label}>{label}</span>
        <span className={styles.answer}>{answer}</span>
        <Icon path={editorIcons.down} />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}

export type InspectorFieldsProps<Values extends FieldValues> = {
  form: UseFormReturn<Values>;
  name: Collection;
  marks: Marks;
};

/** The groups of fields that are not on the sheet. The model assigns fields to groups. */
export function InspectorFields<Values extends FieldValues>(props: InspectorFieldsProps<Values>) {
  const { form, name, marks } = props;
  const values = form.watch();
  const isRefused = (field: string) => form.getFieldState(field as Path<Values>, form.formState).invalid;
  return groupsOf(name).map((group) => {
    const { label, none } = editors.groups[group];
    return (
      <InspectorGroup
        key={group}
        label={label}
        answer={answerOf(name, group, values) || none}
        startsOpen={group !== 'search'}
        isUrgent={fieldsIn(name, group).some((field) => isRefused(field) || marks[field])}
      >
        <ModelFields {...props} group={group} />
      </InspectorGroup>
    );
  });
}

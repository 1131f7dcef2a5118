'use client';

import type { UseFormReturn } from 'react-hook-form';
import { ModelFields } from '@/components/admin/fields/model-fields';
import type { Marks } from '@/components/admin/fields/use-marks';
import { editors } from '@/content/admin/editors';
import { groupsOf } from '@/lib/model/editable';
import type { PdfLink } from '@/lib/model/records';
import styles from './pdf-fields.module.scss';

export type PdfFieldsProps = { form: UseFormReturn<PdfLink>; marks: Marks };

/** The fields of a PDF link, in the model's groups. They are on the sheet, because the link has no text of its own. */
export const PdfFields = ({ form, marks }: PdfFieldsProps) =>
  groupsOf('Link').map((group) => (
    <div key={group} className={styles.group}>
      <h2 className={styles.heading}>{editors.groups[group].label}</h2>
      <ModelFields form={form} name="Link" marks={marks} group={group} />
    </div>
  ));

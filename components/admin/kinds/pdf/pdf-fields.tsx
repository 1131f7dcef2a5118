'use client';

import { type UseFormReturn, useWatch } from 'react-hook-form';
import { ModelFields } from '@/components/admin/fields/model-fields';
import type { Marks } from '@/components/admin/fields/use-marks';
import { Notice } from '@/components/admin/kit/notice';
import { editors } from '@/content/admin/editors';
import { links } from '@/content/admin/links';
import { groupsOf } from '@/lib/model/editable';
import { isKeptBriefly, keepsVersions } from '@/lib/model/link';
import type { PdfLink } from '@/lib/model/records';
import styles from './pdf-fields.module.scss';

export type PdfFieldsProps = { form: UseFormReturn<PdfLink>; marks: Marks };

/** Warns that listed instructions or safety data could be deleted too soon. */
function RetentionWarning({ form: { control } }: Pick<PdfFieldsProps, 'form'>) {
  const [kind, listed, issued, retainUntil] = useWatch({
    control,
    name: ['kind', 'listed', 'issued', 'retainUntil'],
  });
  return (
    <div role="status" className={styles.warning}>
      {keepsVersions({ kind, listed }) && isKeptBriefly({ issued, retainUntil }) && (
        <Notice kind="info">
          <p>{links.keptBriefly}</p>
        </Notice>
      )}
    </div>
  );
}

/** The fields of a PDF link, in the model's groups. They are on the sheet, because the link has no text of its own. */
export const PdfFields = ({ form, marks }: PdfFieldsProps) =>
  groupsOf('Link').map((group) => (
    <div key={group} className={styles.group}>
      <h2 className={styles.heading}>{editors.groups[group].label}</h2>
      <ModelFields form={form} name="Link" marks={marks} group={group} />
      {group === 'withdrawal' && <RetentionWarning form={form} />}
    </div>
  ));

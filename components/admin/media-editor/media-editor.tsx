'use client';

import { TextField } from '@/components/admin/editing/text-field';
import { TimeField } from '@/components/admin/editing/time-field';
import { MediaPreview } from '@/components/admin/preview/record-preview';
import { RecordEditor } from '@/components/admin/record-editor/record-editor';
import { mediaStore } from '@/components/admin/record-editor/record-store';
import { editors } from '@/content/admin/editors';
import { FIELDS } from '@/lib/content/fields';

const fields = FIELDS.Media;

export type MediaEditorProps = { id: string };

export function MediaEditor({ id }: MediaEditorProps) {
  return (
    <RecordEditor
      store={mediaStore}
      id={id}
      heading={editors.media.heading}
      preview={(mention) => <MediaPreview mention={mention} />}
      fields={(form) => (
        <>
          <TextField form={form} name="year" spec={fields.year} />
          <TextField form={form} name="title" spec={fields.title} />
          <TextField form={form} name="media" spec={fields.media} />
          <TextField form={form} name="description" spec={fields.description} multiline />
          <TextField form={form} name="link" spec={fields.link} hint={editors.linkHint} />
          <TimeField
            form={form}
            name="publishAt"
            label={fields.publishAt.label}
            hint={editors.publishAtHint}
          />
        </>
      )}
    />
  );
}

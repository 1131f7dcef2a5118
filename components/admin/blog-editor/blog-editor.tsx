'use client';

import { TextField } from '@/components/admin/editing/text-field';
import { TimeField } from '@/components/admin/editing/time-field';
import { BlogPreview } from '@/components/admin/preview/record-preview';
import { RecordEditor } from '@/components/admin/record-editor/record-editor';
import { blogStore } from '@/components/admin/record-editor/record-store';
import { editors } from '@/content/admin/editors';
import { FIELDS } from '@/lib/content/fields';
import { ImageField } from './image-field';

const fields = FIELDS.Blog;

export type BlogEditorProps = { id: string };

export function BlogEditor({ id }: BlogEditorProps) {
  return (
    <RecordEditor
      store={blogStore}
      id={id}
      heading={editors.blog.heading}
      preview={(blog) => <BlogPreview blog={blog} />}
      fields={(form) => (
        <>
          <TextField form={form} name="title" spec={fields.title} />
          <TextField form={form} name="description" spec={fields.description} multiline />
          <TextField form={form} name="link" spec={fields.link} hint={editors.linkHint} />
          <ImageField
            recordId={id}
            path={form.watch('image')}
            onChange={(path) => form.setValue('image', path, { shouldDirty: true, shouldValidate: true })}
          />
          <TextField form={form} name="imageAlt" spec={fields.imageAlt} hint={editors.blog.imageAltHint} />
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

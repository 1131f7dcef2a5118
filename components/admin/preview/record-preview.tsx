import { Blogs } from '@/components/sections/blogs/blogs';
import { PressMentions } from '@/components/sections/press-mentions/press-mentions';
import { editors } from '@/content/admin/editors';
import type { Blog, Media } from '@/lib/content/records';
import { PreviewFrame } from './preview-frame';

export type BlogPreviewProps = { blog: Blog };

/** A heading must say something, whatever is typed so far. */
const titled = <Item extends { title: string }>(record: Item): Item => ({
  ...record,
  title: record.title || editors.untitled,
});

/** The blog in the public page's own section. */
export function BlogPreview({ blog }: BlogPreviewProps) {
  return (
    <PreviewFrame>
      <Blogs blogs={[titled(blog)]} />
    </PreviewFrame>
  );
}

export type MediaPreviewProps = { mention: Media };

/** The press mention in the public page's own section. */
export function MediaPreview({ mention }: MediaPreviewProps) {
  return (
    <PreviewFrame>
      <PressMentions mentions={[titled(mention)]} />
    </PreviewFrame>
  );
}

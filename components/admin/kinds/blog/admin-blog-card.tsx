'use client';

import { StateBadge } from '@/components/admin/editing/state-badge';
import { Button } from '@/components/admin/kit/button';
import { DeleteButton, PublishNowButton, UnpublishButton } from '@/components/admin/kit/confirmation';
import { editorAddress } from '@/components/admin/kit/editor-address';
import { useRefusal } from '@/components/admin/kit/role';
import type { RecordCardProps } from '@/components/admin/lists/record-list';
import { BlogCard } from '@/components/sections/blogs/blog-card';
import { schedule } from '@/content/admin/schedule';
import { admin } from '@/content/admin/texts';
import type { Blog } from '@/lib/model/records';
import { isVisibleOrScheduled, publicationState } from '@/lib/model/visibility';
import styles from './admin-blog-card.module.scss';

/** The public blog card in admin mode (spec, section 2). */
export function AdminBlogCard({ record, busy, onPublish, onUnpublish, onDelete }: RecordCardProps<Blog>) {
  const { actions } = admin;
  const { id, title, publishAt } = record;
  const state = publicationState(record);
  const refused = useRefusal();
  const named = (label: string) => ({ small: true, busy, refused, 'aria-label': `${label}: ${title}` });
  return (
    <li data-row className={styles.card}>
      <BlogCard blog={record}>
        <StateBadge state={state} record={record} />
        <div className={styles.actions}>
          <a
            data-preview
            className={styles.edit}
            href={editorAddress('Blog', id)}
            aria-label={`${actions.edit}: ${title}`}
          >
            {actions.edit}
          </a>
          {state === 'draft' && (
            <Button {...named(actions.publish)} onClick={onPublish}>
              {actions.publish}
            </Button>
          )}
          {state === 'scheduled' && (
            <PublishNowButton
              {...named(schedule.publishNow.label)}
              title={title}
              publishAt={publishAt}
              onPublish={onPublish}
            />
          )}
          {state === 'published' && (
            <UnpublishButton {...named(actions.unpublish)} title={title} onUnpublish={onUnpublish} />
          )}
          <DeleteButton
            {...named(actions.delete)}
            refused={isVisibleOrScheduled('Blog', id, record) ? refused : undefined}
            collection="Blog"
            title={title}
            live={state === 'published'}
            onDelete={onDelete}
          />
        </div>
      </BlogCard>
    </li>
  );
}

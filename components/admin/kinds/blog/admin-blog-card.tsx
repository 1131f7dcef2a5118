'use client';

import { questionsOf } from '@/components/admin/editing/questions';
import { StateBadge } from '@/components/admin/editing/state-badge';
import { Button } from '@/components/admin/kit/button';
import { ConfirmedButton } from '@/components/admin/kit/confirmation';
import { editorAddress } from '@/components/admin/kit/editor-address';
import { usePublishRefusal, useRefusal } from '@/components/admin/kit/role';
import type { RecordCardProps } from '@/components/admin/lists/record-list';
import { BlogCard } from '@/components/sections/blogs/blog-card';
import { admin } from '@/content/admin/texts';
import type { Blog } from '@/lib/model/records';
import { isVisibleOrScheduled, publicationState } from '@/lib/model/visibility';
import styles from './admin-blog-card.module.scss';

/** The public blog card in admin mode (spec, section 2). */
export function AdminBlogCard({ record, busy, onPublish, onUnpublish, onDelete }: RecordCardProps<Blog>) {
  const { actions } = admin;
  const { id, title } = record;
  const state = publicationState(record);
  const ask = questionsOf('Blog', record, state);
  const refused = useRefusal();
  const unapproved = usePublishRefusal();
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
            <Button {...named(actions.publish)} refused={unapproved} onClick={onPublish}>
              {actions.publish}
            </Button>
          )}
          {state === 'scheduled' && (
            <ConfirmedButton
              {...named(ask.publish.label)}
              {...ask.publish}
              refused={unapproved}
              onConfirm={onPublish}
            />
          )}
          {state === 'published' && (
            <ConfirmedButton {...named(actions.unpublish)} {...ask.unpublish} onConfirm={onUnpublish} />
          )}
          <ConfirmedButton
            {...named(actions.delete)}
            {...ask.delete}
            kind="danger"
            refused={isVisibleOrScheduled('Blog', id, record) ? refused : undefined}
            onConfirm={onDelete}
          />
        </div>
      </BlogCard>
    </li>
  );
}

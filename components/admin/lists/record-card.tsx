'use client';

import type { ComponentType } from 'react';
import { StateBadge } from '@/components/admin/editing/state-badge';
import { Button } from '@/components/admin/kit/button';
import { DeleteButton, PublishNowButton, UnpublishButton } from '@/components/admin/kit/confirmation';
import { useRefusal } from '@/components/admin/kit/role';
import { BlogCard } from '@/components/sections/blogs/blog-card';
import { schedule } from '@/content/admin/schedule';
import { admin } from '@/content/admin/texts';
import type { PublishableCollection } from '@/lib/model/kinds';
import type { Blog, Publishable } from '@/lib/model/records';
import { isVisibleOrScheduled, publicationState } from '@/lib/model/visibility';
import styles from './record-card.module.scss';
import { editorOf, type RecordActs } from './record-row';

export type RecordCardProps<Item extends Publishable> = Pick<
  RecordActs,
  'onPublish' | 'onUnpublish' | 'onDelete'
> & { record: Item; busy: boolean };

/** The public blog card in admin mode (spec, section 2). */
function AdminBlogCard({ record, busy, onPublish, onUnpublish, onDelete }: RecordCardProps<Blog>) {
  const { actions } = admin;
  const { title, publishAt } = record;
  const state = publicationState(record);
  const refused = useRefusal();
  const named = (label: string) => ({ small: true, busy, refused, 'aria-label': `${label}: ${title}` });
  return (
    <li data-row className={styles.card}>
      <BlogCard blog={record}>
        <StateBadge state={state} record={record} />
        <div className={styles.actions}>
          <a className={styles.edit} href={editorOf('Blog', record)} aria-label={`${actions.edit}: ${title}`}>
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
            refused={isVisibleOrScheduled('Blog', record.id, record) ? refused : undefined}
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

type Cards = { [Name in PublishableCollection]?: ComponentType<RecordCardProps<Blog>> };

const CARDS: Cards = { Blog: AdminBlogCard };

/** Returns a kind's public card with actions for staff; undefined for kinds without cards. */
export const cardOf = (name: PublishableCollection) =>
  CARDS[name] as ComponentType<RecordCardProps<Publishable>> | undefined;

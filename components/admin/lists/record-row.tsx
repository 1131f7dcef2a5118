'use client';

import { useState } from 'react';
import { questionsOf } from '@/components/admin/editing/questions';
import { StateBadge } from '@/components/admin/editing/state-badge';
import { Confirmation } from '@/components/admin/kit/confirmation';
import { editorAddress } from '@/components/admin/kit/editor-address';
import { formatValue } from '@/components/admin/kit/format';
import { Icon } from '@/components/admin/kit/icons';
import { usePublishRefusal, useRefusal } from '@/components/admin/kit/role';
import { MenuAction, MenuLink, RowMenu } from '@/components/admin/kit/row-menu';
import { ShortTime } from '@/components/admin/kit/short-time';
import { Picture } from '@/components/site/picture/picture';
import { lists } from '@/content/admin/lists';
import { admin } from '@/content/admin/texts';
import { articlePath } from '@/lib/articles/shelf';
import { fieldsOf, KINDS, kindOf, type PublishableCollection } from '@/lib/model/kinds';
import type { Publishable } from '@/lib/model/records';
import { textIn, valueIn } from '@/lib/model/text-in';
import { isVisibleOrScheduled, publicationState } from '@/lib/model/visibility';
import { fileAddress } from '@/lib/records/file-address';
import styles from './record-list.module.scss';
import type { Choice } from './use-bulk';

export type RecordActs = {
  onPublish(): void;
  onUnpublish(): void;
  onDuplicate(): void;
  onDelete(): void;
};

export type RecordRowProps = RecordActs & {
  collection: PublishableCollection;
  record: Publishable;
  /** The user who last saved the record; '' if unknown. */
  author: string;
  /** The URL at which visitors find the record. */
  place: string;
  busy: boolean;
  choice: Choice;
};

/** One record: its title, picture, state, last change and actions. */
export function RecordRow(props: RecordRowProps) {
  const { collection, record, author, place, busy, choice, ...acts } = props;
  const { id, title, updatedAt, publishedAt } = record;
  const state = publicationState(record);
  return (
    <li data-row className={styles.row}>
      <label className={styles.choose}>
        <input
          type="checkbox"
          checked={choice.has(id)}
          onChange={(event) => choice.change([id], event.target.checked)}
        />
        <span className="visually-hidden">
          {lists.choose}: {title}
        </span>
      </label>
      <Thumbnail collection={collection} record={record} />
      <div className={styles.title}>
        <h3 className={styles.name} dir="auto">
          <a data-preview href={editorAddress(collection, id)}>
            {title}
          </a>
        </h3>
        <p className={styles.second} dir="auto">
          {secondLine(collection, record)}
        </p>
      </div>
      <div className={styles.state} data-state={state}>
        <StateBadge state={state} record={record} />
        {state === 'published' && publishedAt && (
          <p className={styles.changed}>
            <ShortTime time={publishedAt} />
          </p>
        )}
      </div>
      <p className={styles.changed}>{updatedAt && <ShortTime time={updatedAt} />}</p>
      <p className={styles.author} title={author}>
        {author.replace(/@.*/, '')}
      </p>
      <div className={styles.menu}>
        <RecordMenu collection={collection} record={record} place={place} busy={busy} {...acts} />
      </div>
    </li>
  );
}

/** What tells records with similar titles apart: an article's address, the kind's columns, or the description's start. */
function secondLine(collection: PublishableCollection, record: Publishable): string {
  const slug = textIn(record, 'body') && textIn(record, 'slug');
  if (slug) return articlePath(slug);
  const { columns = [] } = kindOf(collection);
  const details = columns
    .map((field) => formatValue(fieldsOf(collection)[field], valueIn(record, field)))
    .filter(Boolean);
  return details.join(', ') || (textIn(record, 'description').split('\n')[0] ?? '');
}

type ThumbnailProps = { collection: PublishableCollection; record: Publishable };

function Thumbnail({ collection, record }: ThumbnailProps) {
  if (!('image' in KINDS[collection].fields)) return null;
  const path = textIn(record, 'image');
  return (
    <div className={styles.thumbnail}>
      {path ? (
        <Picture src={fileAddress(path)} alt="" width={64} height={40} sizes="4rem" />
      ) : (
        <Icon name="picture" />
      )}
    </div>
  );
}

type RecordMenuProps = RecordActs & Pick<RecordRowProps, 'collection' | 'record' | 'place' | 'busy'>;

type Asked = 'publish' | 'unpublish' | 'delete' | null;

function RecordMenu({ collection, record, place, busy, ...acts }: RecordMenuProps) {
  const [asked, setAsked] = useState<Asked>(null);
  const { actions } = admin;
  const { id, title } = record;
  const state = publicationState(record);
  const refused = useRefusal();
  const unapproved = usePublishRefusal();
  const live = state === 'published';
  const ask = questionsOf(collection, record, state);
  const act = { publish: acts.onPublish, unpublish: acts.onUnpublish, delete: acts.onDelete };
  return (
    <>
      <RowMenu title={title} busy={busy}>
        <MenuLink href={editorAddress(collection, id)}>{actions.edit}</MenuLink>
        {live && (
          <MenuAction refused={refused} onChoose={() => setAsked('unpublish')}>
            {actions.unpublish}
          </MenuAction>
        )}
        {state === 'scheduled' && (
          <MenuAction refused={unapproved} onChoose={() => setAsked('publish')}>
            {ask.publish.label}
          </MenuAction>
        )}
        {state === 'draft' && (
          <MenuAction refused={unapproved} onChoose={acts.onPublish}>
            {actions.publish}
          </MenuAction>
        )}
        <MenuAction onChoose={acts.onDuplicate}>{actions.duplicate}</MenuAction>
        {live && (
          <MenuLink newTab href={place}>
            {lists.viewOnSite}
          </MenuLink>
        )}
        <MenuAction
          danger
          refused={isVisibleOrScheduled(collection, id, record) ? refused : undefined}
          onChoose={() => setAsked('delete')}
        >
          {actions.delete}
        </MenuAction>
      </RowMenu>
      <Confirmation
        {...ask[asked ?? 'delete']}
        question={asked && ask[asked].question}
        onConfirm={() => asked && act[asked]()}
        onClose={() => setAsked(null)}
      />
    </>
  );
}

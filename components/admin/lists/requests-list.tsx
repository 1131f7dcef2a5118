'use client';

import { useCallback, useState } from 'react';
import { DraftChanges } from '@/components/admin/editing/sharing/draft-changes';
import { getWaiting, type Request } from '@/components/admin/editing/sharing/requests';
import { formatTime } from '@/components/admin/kit/format';
import { Loading } from '@/components/admin/kit/loading';
import { Notice } from '@/components/admin/kit/notice';
import { useLoaded } from '@/components/admin/kit/use-loaded';
import { approval } from '@/content/admin/approval';
import { emptyRecord } from '@/lib/model/converter';
import { KINDS } from '@/lib/model/kinds';
import { getFromTrash, getPresent } from '@/lib/records/history';
import { ListFrame } from './list-frame';
import styles from './record-list.module.scss';

type RequestProps = { request: Request };

/** The changes that the draft would make to the stored or deleted record. */
function Changes({ request: { collection, id, record } }: RequestProps) {
  const read = useCallback(
    async (): Promise<object> =>
      (await getPresent(collection, id)) ??
      (await getFromTrash(collection, id)) ??
      emptyRecord(collection, id),
    [collection, id],
  );
  const { loaded, failure } = useLoaded(read);
  if (failure) return <Notice kind="error">{failure}</Notice>;
  if (!loaded) return <Loading />;
  return <DraftChanges name={collection} before={loaded} after={record} />;
}

function RequestRow({ request }: RequestProps) {
  const { collection, title, href, updatedAt, person, note, isReturned } = request;
  const [isOpen, setOpen] = useState(false);
  return (
    <li data-row className={styles.simple}>
      <div className={styles.title}>
        <h3 className={styles.name} dir="auto">
          <a href={href}>{title}</a>
        </h3>
        <div className={styles.meta}>
          <span>{KINDS[collection].words.name}</span>
          <span>
            {isReturned ? approval.home.returnedBy : approval.home.by} {person}
            {updatedAt && `, ${formatTime(updatedAt)}`}
          </span>
        </div>
        {note && (
          <p className={styles.meta} dir="auto">
            {note}
          </p>
        )}
        <details onToggle={(event) => setOpen(event.currentTarget.open)}>
          <summary>
            {approval.request.changes} <span className="visually-hidden">({title})</span>
          </summary>
          {isOpen && <Changes request={request} />}
        </details>
      </div>
    </li>
  );
}

/** The drafts that publishers are asked to publish, and those returned to the user. */
export function RequestsList() {
  return (
    <ListFrame
      {...useLoaded(getWaiting)}
      row={(request) => <RequestRow key={request.href} request={request} />}
    />
  );
}

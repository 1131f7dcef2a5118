'use client';

import { useCallback, useState } from 'react';
import { DraftChanges, RestoredDetails } from '@/components/admin/editing/sharing/draft-changes';
import { getWaiting, type Request, saidBy } from '@/components/admin/editing/sharing/requests';
import { Loading } from '@/components/admin/kit/loading';
import { Notice } from '@/components/admin/kit/notice';
import { ShortTime } from '@/components/admin/kit/short-time';
import { useLoaded } from '@/components/admin/kit/use-loaded';
import { approval } from '@/content/admin/approval';
import { emptyRecord } from '@/lib/model/converter';
import { type Collection, KINDS } from '@/lib/model/kinds';
import { type Deletion, deletionOf, getFromTrash, getPresent } from '@/lib/records/history';
import { ListFrame } from './list-frame';
import styles from './record-list.module.scss';

type RequestProps = { request: Request };

/** Returns the record that the draft changes, and whether it is in the trash. */
async function readBefore(
  collection: Collection,
  id: string,
): Promise<{ record: object; deletion?: Deletion }> {
  const present = await getPresent(collection, id);
  if (present) return { record: present };
  const [deleted, trash] = await Promise.all([getFromTrash(collection, id), deletionOf(collection, id)]);
  return deleted && trash
    ? { record: deleted, deletion: trash.deletion }
    : { record: emptyRecord(collection, id) };
}

/** The changes that the draft would make to the stored record, or what it would restore. */
function Changes({ request: { collection, id, record } }: RequestProps) {
  const read = useCallback(() => readBefore(collection, id), [collection, id]);
  const { loaded, failure } = useLoaded(read);
  if (failure) return <Notice kind="error">{failure}</Notice>;
  if (!loaded) return <Loading />;
  const Details = loaded.deletion ? RestoredDetails : DraftChanges;
  return (
    <>
      {loaded.deletion === 'overdue' && <p>{approval.restore.overdue}</p>}
      <Details name={collection} before={loaded.record} after={record} />
    </>
  );
}

function RequestRow({ request }: RequestProps) {
  const { collection, title, href, updatedAt, person, note, isDeletion } = request;
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
            {saidBy(request)} {person}
            {updatedAt && (
              <>
                , <ShortTime time={updatedAt} />
              </>
            )}
          </span>
        </div>
        {note && (
          <p className={styles.meta} dir="auto">
            {note}
          </p>
        )}
        {isDeletion ? (
          <p className={styles.meta}>{approval.deletion.effect}</p>
        ) : (
          <details onToggle={(event) => setOpen(event.currentTarget.open)}>
            <summary>
              {approval.request.changes} <span className="visually-hidden">({title})</span>
            </summary>
            {isOpen && <Changes request={request} />}
          </details>
        )}
      </div>
    </li>
  );
}

/** The drafts with a request, and those returned to the user. */
export function RequestsList() {
  return (
    <ListFrame
      {...useLoaded(getWaiting)}
      row={(request) => <RequestRow key={request.href} request={request} />}
    />
  );
}

'use client';

import { Dialog } from '@base-ui/react/dialog';
import { type RefObject, useCallback, useState } from 'react';
import { StoredFile } from '@/components/admin/fields/pdf-facts';
import { approvalText } from '@/components/admin/kit/approval-text';
import { Button } from '@/components/admin/kit/button';
import dialog from '@/components/admin/kit/dialog.module.scss';
import { Field } from '@/components/admin/kit/field';
import { formatTime } from '@/components/admin/kit/format';
import { Loading } from '@/components/admin/kit/loading';
import { Notice } from '@/components/admin/kit/notice';
import { personName } from '@/components/admin/kit/person-name';
import type { RecordPreview } from '@/components/admin/kit/preview-parts';
import { useLoaded } from '@/components/admin/kit/use-loaded';
import { history } from '@/content/admin/history';
import { links } from '@/content/admin/links';
import { currentUser } from '@/lib/firebase/auth';
import { emptyRecord } from '@/lib/model/converter';
import { changedFields, pickContent } from '@/lib/model/editable';
import { type Collection, hasLife } from '@/lib/model/kinds';
import { type KeptVersion, versionsShown } from '@/lib/model/live-versions';
import type { Stamped } from '@/lib/model/records';
import { type Approval, deletionApproval, getApprovals } from '@/lib/records/approvals';
import { getHistory, getPresent } from '@/lib/records/history';
import { getStaff } from '@/lib/records/staff';
import { FieldDiff } from './field-diff';
import styles from './history-dialog.module.scss';

export type HistoryDialogProps = {
  name: Collection;
  record: Stamped;
  /** The button's label. A form with two histories needs two different labels. */
  label?: string;
  /** Whether to note that restoring a version changes the public page. */
  live?: boolean;
  /** Whether the form has unsaved changes, which must be saved before a version can be restored. */
  unsaved: boolean;
  /** Whether the dialog is open. If given, the dialog has no button of its own. */
  open?: boolean;
  onOpen?: (open: boolean) => void;
  /** The element that gets focus when the dialog closes. */
  finalFocus?: RefObject<HTMLElement | null>;
  preview?: ((earlier: object) => RecordPreview) | undefined;
  /** Restores an earlier version. Without it, as for a deleted record, no version can be restored. */
  onRestore?: ((earlier: object) => void) | undefined;
};

/** The dialog with a record's earlier versions, and a button that opens the dialog unless `open` is given. */
export function HistoryDialog({ label = history.open, live = false, ...props }: HistoryDialogProps) {
  const { name, record, unsaved, preview, onRestore } = props;
  const [own, setOwn] = useState(false);
  const { open = own, onOpen = setOwn } = props;
  return (
    <Dialog.Root open={open} onOpenChange={(next) => onOpen(next)}>
      {props.open === undefined && <Dialog.Trigger render={<Button kind="quiet" />}>{label}</Dialog.Trigger>}
      <Dialog.Portal>
        <Dialog.Backdrop className={dialog.backdrop} />
        <Dialog.Popup finalFocus={props.finalFocus} className={dialog.popup}>
          <div className={dialog.head}>
            <Dialog.Title className={dialog.title}>{history.heading}</Dialog.Title>
            <Dialog.Close render={<Button small />}>{history.close}</Dialog.Close>
          </div>
          <Dialog.Description>
            {history.intro} {onRestore && history.restoring}
          </Dialog.Description>
          {live && <Notice kind="info">{history.live}</Notice>}
          <HistoryList
            name={name}
            record={record}
            unsaved={unsaved}
            preview={preview}
            onRestore={
              onRestore &&
              ((earlier) => {
                onOpen(false);
                onRestore(earlier);
              })
            }
          />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

type HistoryListProps = Pick<HistoryDialogProps, 'name' | 'record' | 'unsaved' | 'preview' | 'onRestore'>;

type VersionListProps = HistoryListProps & { versions: Version[] };

/** Returns a whole day in this device's time zone. */
const dayPeriod = (day: string) => ({
  from: new Date(`${day}T00:00:00`),
  to: new Date(`${day}T23:59:59.999`),
});

/** The author and time of the current version, and the earlier versions, newest first. */
function HistoryList(props: HistoryListProps) {
  const { loaded, failure } = useVersions(props.name, props.record.id);
  if (failure) return <Notice kind="error">{history.failed}</Notice>;
  if (!loaded) return <Loading />;
  return <VersionList {...props} versions={loaded} />;
}

/** The versions and, if a day is chosen, those that visitors saw on it. */
function VersionList({ name, unsaved, preview, versions, onRestore }: VersionListProps) {
  const [day, setDay] = useState('');
  const shown = day ? versionsShown(name, versions, dayPeriod(day)) : null;
  const isShown = (version: Version) => !shown || shown.some((one) => one.version === version);
  const present = versions.find(({ replacedAt }) => !replacedAt);
  const earlier = versions.filter((version) => version !== present);
  return (
    <>
      <Field type="date" label={history.day} value={day} onChange={(event) => setDay(event.target.value)} />
      <div role="status">
        {shown?.length === 0 && <p>{history.nothingShown}</p>}
        {shown?.map(({ version, from, until }) => (
          <p key={version.record.revision}>
            {history.version} {version.record.revision}: {history.shownFrom}{' '}
            {from ? formatTime(from) : history.unknown}
            {until && ` ${history.shownUntil} ${formatTime(until)}`}, {history.by} {version.author}
            {version.approved && `. ${version.approved}`}
          </p>
        ))}
      </div>
      {present && (
        <p>
          {history.present}: {writtenWhen(present.record)}, {history.by} {present.author}
          {present.approved && `. ${present.approved}`}
        </p>
      )}
      {earlier.length === 0 && <p>{history.none}</p>}
      {unsaved && <Notice kind="info">{history.unsavedFirst}</Notice>}
      <ol className={styles.list} role="list">
        {(day ? versions : earlier).filter(isShown).map((version) => (
          <HistoryEntry
            key={version.record.revision}
            {...{ name, unsaved, preview, onRestore, version }}
            present={present?.record ?? null}
          />
        ))}
      </ol>
    </>
  );
}

type HistoryEntryProps = Omit<HistoryListProps, 'record'> & {
  version: Version;
  /** The current version, or null if the record is deleted. */
  present: Stamped | null;
};

/** A version: its author, its time and the changes since, with a button that restores it if possible. */
function HistoryEntry({ name, present, version, unsaved, preview, onRestore }: HistoryEntryProps) {
  const { record: earlier, author, approved } = version;
  const [previewed, setPreviewed] = useState(false);
  const record = present ?? emptyRecord(name, earlier.id);
  const changes = changedFields(name, earlier, record);
  const restorable = changedFields(name, record, { ...record, ...pickContent(name, earlier) }).length > 0;
  const title = `${history.version} ${earlier.revision}`;
  return (
    <li className={styles.entry}>
      <div className={styles.head}>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.meta}>
          {writtenWhen(earlier)}, {history.by} {author}
        </p>
        {approved && (
          <p className={styles.meta} dir="auto">
            {approved}
          </p>
        )}
      </div>
      {changes.length === 0 ? (
        <p className={styles.meta}>{earlier === present ? history.present : history.same}</p>
      ) : (
        <details>
          <summary>
            {present ? history.compare : history.content} <span className="visually-hidden">({title})</span>
          </summary>
          <FieldDiff name={name} changes={changes} before={history.before} after={history.after} />
        </details>
      )}
      {preview && (
        <details onToggle={(event) => setPreviewed(event.currentTarget.open)}>
          <summary>
            {history.preview} <span className="visually-hidden">({title})</span>
          </summary>
          {previewed && <EarlierPreview {...preview(earlier)} />}
        </details>
      )}
      {hasLife(name, 'file') && (
        <StoredFile record={earlier} label={`${links.openVersion} ${earlier.revision}`} />
      )}
      {onRestore && !unsaved && restorable && (
        <div>
          <Button onClick={() => onRestore(earlier)} aria-label={`${history.restore}: ${title}`}>
            {history.restore}
          </Button>
        </div>
      )}
    </li>
  );
}

type Version = KeptVersion & {
  author: string;
  /** Who approved it and its deletion, or why it was published in an emergency; '' if neither needed approval. */
  approved: string;
};

function approvedText(
  approvals: Map<string, Approval>,
  revision: number,
  nameOf: (uid: string) => string,
): string {
  const version = approvals.get(String(revision));
  const deletion = approvals.get(deletionApproval(revision));
  const texts = [
    version && approvalText(version, nameOf),
    deletion && approvalText(deletion, nameOf, 'deletion'),
  ];
  return texts.filter(Boolean).join(' ');
}

/** Loads a record's current version, if there is one, followed by all earlier versions, newest first. */
function useVersions(name: Collection, id: string) {
  const load = useCallback(async (): Promise<Version[]> => {
    const { uid } = currentUser();
    const [present, earlier, approvals, staff] = await Promise.all([
      getPresent(name, id),
      getHistory(name, id),
      getApprovals(name, id),
      getStaff(),
    ]);
    const nameOf = (account: string) => personName(account, uid, staff);
    const current: KeptVersion[] = present ? [{ record: present, replacedAt: null }] : [];
    return [...current, ...earlier].map(({ record, replacedAt }) => ({
      record,
      replacedAt,
      author: nameOf(record.updatedBy),
      approved: approvedText(approvals, record.revision, nameOf),
    }));
  }, [name, id]);
  return useLoaded(load);
}

/** Formats the time when a version was written. Returns 'unknown' for old records, which do not contain that time. */
const writtenWhen = ({ updatedAt }: Stamped): string => (updatedAt ? formatTime(updatedAt) : history.unknown);

function EarlierPreview({ page, outside }: RecordPreview) {
  return (
    <>
      {page}
      {outside}
    </>
  );
}

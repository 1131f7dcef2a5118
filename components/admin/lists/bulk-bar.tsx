'use client';

import { useState } from 'react';
import { missingLinks } from '@/components/admin/fields/destinations/missing-links';
import { Button } from '@/components/admin/kit/button';
import { Confirmation } from '@/components/admin/kit/confirmation';
import { formatMoment } from '@/components/admin/kit/local-time';
import { Notice } from '@/components/admin/kit/notice';
import { usePublishRefusal, useRefusal } from '@/components/admin/kit/role';
import { destinationTexts } from '@/content/admin/destinations';
import { bulk, lists } from '@/content/admin/lists';
import { schedule } from '@/content/admin/schedule';
import { admin } from '@/content/admin/texts';
import type { PublishableCollection } from '@/lib/model/kinds';
import type { Publishable } from '@/lib/model/records';
import { publicationState } from '@/lib/model/visibility';
import { fill } from '@/lib/text/fill';
import styles from './bulk-bar.module.scss';
import { affected, BULK_ACTIONS, type BulkAction, type BulkState } from './use-bulk';

export type BulkBarProps = {
  collection: PublishableCollection;
  chosen: Publishable[];
  state: BulkState | null;
  onRun(action: BulkAction, records: Publishable[]): void;
  onStop(): void;
  onClear(): void;
  onDismiss(): void;
};

/** Shows the number of selected records and their actions, then the progress, then the results. */
export function BulkBar(props: BulkBarProps) {
  const { collection, chosen, state, onRun, onStop, onClear, onDismiss } = props;
  const [asked, setAsked] = useState<BulkAction | null>(null);
  const [checking, setChecking] = useState(false);
  const [missing, setMissing] = useState<ReadonlyMap<string, string[]>>(new Map());
  const refusals = { publish: usePublishRefusal(), unpublish: useRefusal(), delete: undefined };
  // Undoing means to publish again.
  const outcome = state && (refusals.publish ? { ...state, undo: null } : state);
  const records = asked ? affected(asked, chosen) : [];
  const broken = asked === 'publish' ? records.flatMap(({ id }) => missing.get(id) ?? []) : [];

  /** Asks for confirmation and, before publishing, lists the links that would be broken for visitors. */
  async function ask(action: BulkAction) {
    if (action === 'publish') {
      const next = affected(action, chosen);
      setChecking(true);
      const found = await missingLinks(collection, next).finally(() => setChecking(false));
      setMissing(new Map(next.map(({ id }, index) => [id, found[index] ?? []])));
    }
    setAsked(action);
  }

  if (state?.running) return <Progress state={state} onStop={onStop} />;
  return (
    <>
      {outcome && <Outcome state={outcome} onDismiss={onDismiss} />}
      {chosen.length > 0 && (
        <section className={styles.bar} aria-label={bulk.label}>
          <p className={styles.count} role="status">
            {chosen.length} {lists.chosen}
          </p>
          {BULK_ACTIONS.map((action) => (
            <Button
              key={action}
              small
              kind={action === 'delete' ? 'danger' : 'secondary'}
              busy={checking}
              refused={refusals[action]}
              onClick={() => void ask(action)}
            >
              {admin.actions[action]}
            </Button>
          ))}
          <Button small kind="quiet" onClick={onClear}>
            {lists.chooseNone}
          </Button>
        </section>
      )}
      <Confirmation
        question={asked && questionOf(asked, records.length)}
        label={broken.length > 0 ? destinationTexts.publishAnyway : asked ? admin.actions[asked] : ''}
        destructive={asked !== 'publish'}
        onConfirm={() => asked && onRun(asked, records)}
        onClose={() => setAsked(null)}
      >
        <p>{asked && bulk.texts[asked]}</p>
        {records.length < chosen.length && (
          <p>
            {bulk.alreadySo} {chosen.length - records.length}
          </p>
        )}
        <ul>
          {records.map((record) => (
            <li key={record.id}>
              <bdi>{record.title}</bdi>
              {asked === 'publish' && <ScheduledHere record={record} />}
              {asked === 'publish' && <MissingHere addresses={missing.get(record.id) ?? []} />}
            </li>
          ))}
        </ul>
        {broken.length > 0 && (
          <p>{broken.length === 1 ? destinationTexts.missingRemedy : destinationTexts.missingRemedies}</p>
        )}
      </Confirmation>
    </>
  );
}

const questionOf = (action: BulkAction, count: number): string =>
  count === 1 ? bulk.questionsForOne[action] : fill(bulk.questions[action], { count });

/** Shows the scheduled time that publishing now would override. */
function ScheduledHere({ record }: { record: Publishable }) {
  const { publishAt } = record;
  if (!publishAt || publicationState(record) !== 'scheduled') return null;
  return (
    <p>
      {bulk.insteadOf} <strong>{formatMoment(publishAt)}</strong>
    </p>
  );
}

function MissingHere({ addresses }: { addresses: string[] }) {
  if (addresses.length === 0) return null;
  return (
    <p className={styles.missing}>
      {destinationTexts.missing} <strong>{addresses.join(', ')}</strong>
    </p>
  );
}

function Progress({ state, onStop }: { state: BulkState; onStop(): void }) {
  const { action, total, done, failures } = state;
  const attempted = done + failures.length;
  return (
    <section className={styles.bar} aria-label={bulk.label}>
      <label className={styles.progress}>
        {bulk.progress[action]} {attempted} {lists.of} {total}
        <progress max={total} value={attempted} />
      </label>
      <Button small onClick={onStop}>
        {bulk.stop}
      </Button>
    </section>
  );
}

function Outcome({ state, onDismiss }: { state: BulkState; onDismiss(): void }) {
  const { action, total, done, failures, stopped, undo } = state;
  return (
    <Notice kind={failures.length > 0 ? 'error' : stopped ? 'info' : 'success'}>
      <p>
        <strong>
          {done} {lists.of} {total} {bulk.done[action]}
          {stopped && `, ${bulk.stopped}`}
          {failures.length > 0 && `, ${failures.length} ${bulk.failed}:`}
        </strong>
      </p>
      {failures.length > 0 && (
        <ul>
          {failures.map(({ id, title, reason }) => (
            <li key={id}>
              <bdi>{title}</bdi>: {reason}
            </li>
          ))}
        </ul>
      )}
      <div className={styles.buttons}>
        {undo && (
          <Button small onClick={undo}>
            {schedule.unpublish.undo}
          </Button>
        )}
        <Button small onClick={onDismiss}>
          {admin.actions.dismiss}
        </Button>
      </div>
    </Notice>
  );
}

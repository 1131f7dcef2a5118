'use client';

import { useCallback } from 'react';
import type { useAction } from '@/components/admin/editing/commands/use-action';
import { FieldDiff } from '@/components/admin/editing/versions/field-diff';
import { ConfirmedButton } from '@/components/admin/kit/confirmation';
import { Notice } from '@/components/admin/kit/notice';
import { useLoaded } from '@/components/admin/kit/use-loaded';
import { work } from '@/content/admin/work';
import type { DeletableCollection } from '@/lib/model/kinds';
import { workName } from '@/lib/records/work';
import { type DeletedWork, discardCopy, workOnDeleted } from './open-work';
import styles from './work-panel.module.scss';

const texts = work.deleted;

export type DeletedWorkPanelProps = {
  collection: DeletableCollection;
  id: string;
  isRestorable: boolean;
  action: Pick<ReturnType<typeof useAction>, 'busy' | 'run'>;
};

/** The user's own unsaved changes to a deleted record, with a button to discard them. */
export function DeletedWorkPanel({ collection, id, isRestorable, action }: DeletedWorkPanelProps) {
  const load = useCallback(() => workOnDeleted(collection, id), [collection, id]);
  // If reading fails, unsaved work still appears in the list of unfinished work.
  const { loaded: works, reload } = useLoaded(load);

  const discard = (discarded: DeletedWork[]) =>
    action.run(async () => {
      await Promise.all(discarded.map(({ copy }) => discardCopy(copy)));
      const left = await load();
      await reload();
      return { confirmation: left.length > 0 ? texts.left : work.discard.done };
    });

  return (
    <div role="status">
      {works && works.length > 0 && (
        <Notice kind="info">
          <p>
            {texts.have} {fieldsOf(works)}. {isRestorable && texts.later}
          </p>
          <details>
            <summary>{work.show}</summary>
            <Changes works={works} />
          </details>
          <div className={styles.actions}>
            <ConfirmedButton
              small
              busy={action.busy}
              label={work.discard.action}
              question={work.discard.question}
              onConfirm={() => discard(works)}
            >
              <Changes works={works} />
              <p>{texts.discardText}</p>
            </ConfirmedButton>
          </div>
        </Notice>
      )}
    </div>
  );
}

function fieldsOf(works: DeletedWork[]): string {
  const labels = works.flatMap(({ changes }) => changes.map(({ label }) => label));
  if (labels.length > 0) return [...new Set(labels)].join(', ');
  return works.some(({ copy }) => copy.file) ? texts.file : texts.insertion;
}

type ChangesProps = { works: DeletedWork[] };

const Changes = ({ works }: ChangesProps) =>
  works.map(({ copy, changes }) => (
    <div key={workName(copy)}>
      <FieldDiff
        name={copy.collection}
        changes={changes}
        before={work.stored}
        after={work.colleagues.unsaved}
      />
      {copy.file && (
        <p>
          {texts.chosenFile} {copy.file}
        </p>
      )}
    </div>
  ));

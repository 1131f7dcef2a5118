'use client';

import { Button } from '@/components/admin/shared/button';
import { formatTime } from '@/components/admin/shared/format';
import { Notice } from '@/components/admin/shared/notice';
import { FieldDiff } from '@/components/admin/versions/field-diff';
import { drafts } from '@/content/admin/drafts';
import { changedFields, takeField } from '@/lib/model/editable';
import type { Collection } from '@/lib/model/kinds';
import styles from './draft-notice.module.scss';
import type { Draft } from './draft-store';

export type DraftNoticeProps = {
  name: Collection;
  /** What is stored now. */
  record: object;
  draft: Draft;
  onBringBack(values: Record<string, unknown>): void;
  onSettled(): void;
};

/**
 * What an earlier visit left unsaved, beside what is stored. Only the fields that were typed then come back, so
 * that a colleague's newer work in the others stays.
 */
export function DraftNotice({ name, record, draft, onBringBack, onSettled }: DraftNoticeProps) {
  const typed = changedFields(name, draft.base, draft.values);
  const fields = Object.assign({}, ...typed.map(({ field }) => takeField(name, field, draft.values)));
  const changes = changedFields(name, record, { ...record, ...fields });
  return (
    <Notice kind="info">
      <div className={styles.notice}>
        <p>
          {drafts.found} {formatTime(new Date(draft.savedAt))}.
        </p>
        <details>
          <summary>{drafts.show}</summary>
          <FieldDiff changes={changes} before={drafts.stored} after={drafts.typed} />
        </details>
        <div className={styles.actions}>
          <Button
            onClick={() => {
              onBringBack(fields);
              onSettled();
            }}
          >
            {drafts.bringBack}
          </Button>
          <Button kind="quiet" onClick={onSettled}>
            {drafts.throwAway}
          </Button>
        </div>
      </div>
    </Notice>
  );
}

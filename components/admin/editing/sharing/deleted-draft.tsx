'use client';

import { useCallback } from 'react';
import { Notice } from '@/components/admin/kit/notice';
import { usePersonName } from '@/components/admin/kit/person-name';
import { useLoaded } from '@/components/admin/kit/use-loaded';
import { approval } from '@/content/admin/approval';
import type { DeletableCollection } from '@/lib/model/kinds';
import { fill } from '@/lib/text/fill';
import { readDraft } from './open-draft';

export type DeletedDraftProps = { collection: DeletableCollection; id: string };

/** A notice that a deleted record has a shared draft, which comes back with it. */
export function DeletedDraft({ collection, id }: DeletedDraftProps) {
  const { loaded: draft } = useLoaded(useCallback(() => readDraft(collection, id), [collection, id]));
  const who = usePersonName(draft?.authors.at(-1) ?? '');
  return draft && <Notice kind="info">{fill(approval.draft.deleted, { who })}</Notice>;
}

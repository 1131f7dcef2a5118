'use client';

import { LazyBoundary, lazyPart } from '@/components/admin/kit/lazy-boundary';
import type { DraftPanelProps } from './draft-panel';
import type { SharedDraft } from './open-draft';

const DraftPanel = lazyPart(() => import('./draft-panel').then((part) => part.DraftPanel));

export type DraftSectionProps = Omit<DraftPanelProps, 'draft'> & { draft: SharedDraft | null };

/** A record's shared draft, if there is one. Its script loads on demand, because few records have a draft. */
export function DraftSection({ draft, ...props }: DraftSectionProps) {
  if (!draft) return null;
  return (
    <LazyBoundary fallback={null}>
      <DraftPanel {...props} draft={draft} />
    </LazyBoundary>
  );
}

'use client';

import { type ReactNode, useRef, useState } from 'react';
import { AskDialog, type AskDialogProps } from '@/components/admin/editing/sharing/ask-dialog';
import type { HistoryDialogProps } from '@/components/admin/editing/versions/history-dialog';
import { Confirmation, type Question } from '@/components/admin/kit/confirmation';
import { LazyBoundary, lazyPart } from '@/components/admin/kit/lazy-boundary';
import { MenuAction, RowMenu } from '@/components/admin/kit/row-menu';
import { approval } from '@/content/admin/approval';
import { history } from '@/content/admin/history';
import { admin } from '@/content/admin/texts';

const HistoryDialog = lazyPart(() =>
  import('@/components/admin/editing/versions/history-dialog').then((part) => part.HistoryDialog),
);

export type RecordMenuProps = Pick<
  HistoryDialogProps,
  'name' | 'record' | 'live' | 'unsaved' | 'preview' | 'onRestore'
> & {
  title: string;
  busy: boolean;
  /** Further menu items. */
  children?: ReactNode;
  /** Saves the form as the shared draft, if the user could also publish it. */
  onShare?: (() => void) | undefined;
  /** The request to unpublish the record, if the user must ask a publisher. */
  unpublishing?: Pick<AskDialogProps, 'asks' | 'onAsk'> | undefined;
  /** The request to delete the record, if the user must ask a publisher. It takes the place of the delete action. */
  requestedDeletion?: (Pick<AskDialogProps, 'asks' | 'onAsk'> & { refused: string | undefined }) | undefined;
  /** The delete action, if the record can be deleted. */
  deletion?:
    | (Question & {
        /** Called before the question is shown. */
        onAsk?(): void;
        onDelete(): void;
      })
    | undefined;
};

/** A menu of a record's less frequently used actions. */
export function RecordMenu(props: RecordMenuProps) {
  const { title, busy, children, onShare, unpublishing, requestedDeletion, deletion, ...versions } = props;
  const [asked, setAsked] = useState<'delete' | 'deletion' | 'history' | 'unpublish' | null>(null);
  /** Whether the history has been opened. It stays in the page then, so that it returns the focus when it closes. */
  const [hasHistory, setHistory] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const close = () => setAsked(null);
  return (
    <>
      <RowMenu isSplit title={title} busy={busy} trigger={trigger}>
        {onShare && <MenuAction onChoose={onShare}>{approval.draft.share}</MenuAction>}
        <MenuAction
          onChoose={() => {
            setHistory(true);
            setAsked('history');
          }}
        >
          {history.open}
        </MenuAction>
        {children}
        {unpublishing && (
          <MenuAction onChoose={() => setAsked('unpublish')}>{approval.unpublish.ask}</MenuAction>
        )}
        {requestedDeletion && (
          <MenuAction refused={requestedDeletion.refused} onChoose={() => setAsked('deletion')}>
            {approval.deletion.ask}
          </MenuAction>
        )}
        {deletion && (
          <MenuAction
            danger
            onChoose={() => {
              deletion.onAsk?.();
              setAsked('delete');
            }}
          >
            {admin.actions.delete}
          </MenuAction>
        )}
      </RowMenu>
      {hasHistory && (
        <LazyBoundary fallback={null}>
          <HistoryDialog
            {...versions}
            open={asked === 'history'}
            onOpen={(open) => !open && close()}
            finalFocus={trigger}
          />
        </LazyBoundary>
      )}
      {unpublishing && (
        <AskDialog
          {...unpublishing}
          isOpen={asked === 'unpublish'}
          texts={approval.unpublish}
          finalFocus={trigger}
          onClose={close}
        />
      )}
      {requestedDeletion && (
        <AskDialog
          {...requestedDeletion}
          isOpen={asked === 'deletion'}
          texts={approval.deletion}
          finalFocus={trigger}
          onClose={close}
        />
      )}
      {deletion && (
        <Confirmation
          {...deletion}
          question={asked === 'delete' ? deletion.question : null}
          onConfirm={deletion.onDelete}
          onClose={close}
          finalFocus={trigger}
        />
      )}
    </>
  );
}

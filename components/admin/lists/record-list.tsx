'use client';

import type { ComponentType } from 'react';
import { storeOf } from '@/components/admin/editing/commands/record-store';
import { useAction } from '@/components/admin/editing/commands/use-action';
import { useRecordActions } from '@/components/admin/editing/commands/use-record-actions';
import { Receipt } from '@/components/admin/editing/receipt';
import { useLinkCheck } from '@/components/admin/fields/destinations/missing-notice';
import { usePersonNames } from '@/components/admin/kit/person-name';
import { NeedsApprovalProvider } from '@/components/admin/kit/role';
import { useLoaded } from '@/components/admin/kit/use-loaded';
import { lists } from '@/content/admin/lists';
import { fieldsOf, type PublishableCollection } from '@/lib/model/kinds';
import type { Publishable } from '@/lib/model/records';
import { publicationState, UNPUBLISHED } from '@/lib/model/visibility';
import { placeOnSite } from '@/lib/publishing/place-on-site';
import { generateId } from '@/lib/records/ids';
import { getApprovalKinds } from '@/lib/records/settings';
import { BulkBar } from './bulk-bar';
import { ListFrame } from './list-frame';
import { useListQuery } from './list-query';
import { type RecordActs, RecordRow } from './record-row';
import { useBulk, useChoice } from './use-bulk';

export type RecordCardProps<Item extends Publishable> = Pick<
  RecordActs,
  'onPublish' | 'onUnpublish' | 'onDelete'
> & { record: Item; busy: boolean };

export type RecordListProps = {
  collection: PublishableCollection;
  /** A record's public card with actions for staff, if the kind has one. */
  Card?: ComponentType<RecordCardProps<Publishable>>;
};

/** All records of a collection, drafts included, with their actions. */
export function RecordList({ collection, Card }: RecordListProps) {
  const store = storeOf(collection);
  const list = useLoaded(store.listAll);
  const { loaded: items, reload } = list;
  const actions = useRecordActions(useAction(), store, reload);
  const choice = useChoice(items ?? []);
  const bulk = useBulk(store, reload);
  const nameOf = usePersonNames();
  const needsApproval = useLoaded(getApprovalKinds).loaded?.includes(collection) ?? false;
  const links = useLinkCheck(collection);
  const isPublic = (record: Publishable) => publicationState(record) === 'published';
  const places = new Map(items?.filter(isPublic).map(({ id }, index) => [id, index]));
  // A conflict means that the list is stale.
  const options = { onConflict: reload };
  const actsOn = (record: Publishable) => ({
    onPublish: async () => {
      if (await links.check(record)) await actions.publish(record, record, options);
    },
    onUnpublish: () => actions.unpublish(record, options, !needsApproval),
    onDuplicate: () => actions.duplicate(record, (whole) => duplicateOf(collection, whole), options),
    onDelete: () => actions.remove(record, reload, options),
  });
  const busy = actions.busy || links.checking;
  const asCards = useListQuery().view === 'cards' && Card;
  return (
    <NeedsApprovalProvider value={needsApproval}>
      <ListFrame
        {...list}
        publishable
        hasCards={Boolean(Card)}
        choice={asCards ? undefined : choice}
        receipt={<Receipt {...actions} />}
        row={(record) =>
          asCards ? (
            <Card key={record.id} record={record} busy={busy} {...actsOn(record)} />
          ) : (
            <RecordRow
              key={record.id}
              collection={collection}
              record={record}
              author={nameOf(record.updatedBy)}
              place={placeOnSite(collection, record, {
                index: places.get(record.id) ?? 0,
                count: places.size,
              })}
              busy={busy || Boolean(bulk.state?.running)}
              choice={choice}
              {...actsOn(record)}
            />
          )
        }
      >
        {links.question}
        <BulkBar
          collection={collection}
          chosen={choice.chosen}
          state={bulk.state}
          onRun={(action, records) => {
            choice.clear();
            void bulk.run(action, records);
          }}
          onStop={bulk.stop}
          onClear={choice.clear}
          onDismiss={bulk.dismiss}
        />
      </ListFrame>
    </NeedsApprovalProvider>
  );
}

/**
 * Returns an unsaved draft with a record's content. On save, a copied article gets its own address, and its own copy of
 * the text.
 */
function duplicateOf<Item extends Publishable>(name: PublishableCollection, record: Item): Item {
  const { title: spec } = fieldsOf(name);
  const title = `${lists.copyOf} ${record.title}`.slice(0, spec?.type === 'text' ? spec.max : undefined);
  const unwritten = { revision: 0, updatedAt: null, updatedBy: '', publishedAt: null };
  const article = 'slug' in record && { slug: '', formerSlugs: '', body: '' };
  return { ...record, ...UNPUBLISHED, ...unwritten, ...article, id: generateId(), title };
}
